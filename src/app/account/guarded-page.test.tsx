import { act, waitFor } from '@testing-library/react'
import { guest, member } from '#components/account/testing/render-account-page'
import { connectToaster, type Toast } from '#components/show-toast'
import { goTo } from '#lib/navigation/navigate'
import { emitSessionChange } from '#session/auth-event-bus'
import { publishSession } from '#session/session-store'
import { followAuthEvents } from './follow-auth-events'
import { endNavigation, startNavigationFrom } from './pending-navigation'
import { openAccountPage, pageTitle } from './testing/open-account-page'

jest.mock('#lib/navigation/navigate', () => ({
  ...jest.requireActual('#lib/navigation/navigate'),
  goTo: jest.fn(),
}))
const mockSend = jest.fn()
jest.mock('#session/session-actor', () => ({ sessionActor: () => ({ send: mockSend }) }))

const keyPath = '/account/password/reset/key/1-abcd'
const shown: Toast[] = []

beforeEach(() => {
  shown.length = 0
  jest.mocked(goTo).mockClear()
  mockSend.mockClear()
  connectToaster((order) => {
    if ('title' in order) shown.push(order)
  })
})

async function openAsMember(address: string, target: string) {
  openAccountPage(address, member)
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(target, { replace: true }))
  const [toast] = shown
  if (!toast || shown.length > 1) throw new Error('not exactly one toast')
  return toast
}

describe('a page for guests that a member opens', () => {
  it.each([
    ['/account/login', '/'],
    ['/account/login?next=/account/orders', '/account/orders'],
    ['/account/login?next=//evil.example', '/'],
    ['/account/signup?next=/cart', '/cart'],
    ['/account/2fa/authenticate/totp?next=/cart', '/cart'],
    [keyPath, '/'],
  ])('%s redirects to %s and says why (R074–R083)', async (address, target) => {
    const { title, description } = await openAsMember(address, target)
    expect(title).toBe('Έχετε ήδη συνδεθεί')
    expect(description).toContain('anna@example.gr')
  })

  it.each([
    keyPath,
    '/account/login/code/confirm?next=/blog',
    '/account/signup/passkey/create?next=/blog',
  ])('%s opens after signing out, with its key and next (R083)', async (address) => {
    followAuthEvents()
    const { action } = await openAsMember(address, address.includes('?') ? '/blog' : '/')
    expect(action?.label).toBe('Αποσύνδεση και συνέχεια')
    history.replaceState(null, '', '/')
    action?.onPress()
    await waitFor(() => expect(mockSend).toHaveBeenCalledWith({ type: 'signOut.requested' }))
    emitSessionChange({ type: 'LOGGED_OUT', reason: 'left', userId: 7 })
    expect(jest.mocked(goTo).mock.lastCall?.[0]).toBe(address)
    emitSessionChange({ type: 'LOGGED_OUT', reason: 'left', userId: 7 })
    expect(jest.mocked(goTo).mock.lastCall?.[0]).toBe('/')
  })

  it('offers a mailed link until it is closed', async () => {
    expect((await openAsMember(keyPath, '/')).staysForMs).toBe(0)
  })

  it('stays silent while the navigation after a sign-in is pending', async () => {
    openAccountPage('/account/login?next=/cart', guest)
    await pageTitle('Σύνδεση')
    startNavigationFrom('/account/login')
    act(() => publishSession(member))
    await pageTitle('Σύνδεση')
    expect(goTo).not.toHaveBeenCalled()
    expect(shown).toEqual([])
    endNavigation()
  })
})

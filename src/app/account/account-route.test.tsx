import { act, screen, waitFor } from '@testing-library/react'
import { guest, member } from '#components/account/testing/render-account-page'
import { exampleOrderDetail } from '#contract/examples/order-examples'
import { publicConfig } from '#lib/config/public-config'
import { publishSession, type SessionView, unknownSession } from '#session/session'
import { signOut } from '#session/sign-out'
import { signUpAddress } from '#session/sign-up-address'
import { openAccountPage, pageTitle } from './testing/open-account-page'

jest.mock('#session/session-actor', () => ({ sessionActor: () => ({ send: jest.fn() }) }))
jest.mock('#session/sign-out', () => ({ signOut: jest.fn() }))

const keyPath = '/account/password/reset/key/1-abcd'

async function openAsMember(address: string, target: string) {
  const { opened, toasts } = openAccountPage(address, member)
  await waitFor(() => expect(opened).toEqual([[target, { replace: true }]]))
  const [toast] = toasts
  if (!toast || toasts.length > 1) throw new Error('not exactly one toast')
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
    const { action } = await openAsMember(address, address.includes('?') ? '/blog' : '/')
    expect(action?.label).toBe('Αποσύνδεση και συνέχεια')
    action?.onPress()
    expect(jest.mocked(signOut).mock.lastCall).toEqual([address])
  })

  it('offers a mailed link until it is closed', async () => {
    expect((await openAsMember(keyPath, '/')).staysForMs).toBe(0)
  })
})

const signingIn: SessionView = { ...guest, status: 'signingIn' }
const pendingFlow = { id: 'mfa_authenticate' as const, types: ['totp' as const], is_pending: true }
const second: SessionView = { ...guest, pendingFlow }
const reauthenticating: SessionView = { ...member, reauthenticationNeeded: true }

describe('a page in view', () => {
  it.each<[string, string, SessionView[]]>([
    ['a sign-in', '/account/login?next=/cart', [guest, signingIn, member]],
    [
      'a second step',
      '/account/2fa/authenticate/totp',
      [second, { ...second, status: 'signingIn' }, member],
    ],
    [
      'a further step',
      '/account/2fa/authenticate/totp',
      [second, { ...guest, pendingFlow: { id: 'verify_email', is_pending: true } }],
    ],
    ['a reauthentication', '/account/2fa/reauthenticate/totp', [reauthenticating, member]],
    ['the end of the session', '/account/help', [member, guest]],
  ])('is left by its form or by an event after %s, not by its guard', async (_, address, views) => {
    const [first = guest, ...later] = views
    const { opened, toasts } = openAccountPage(address, first)
    const heading = await screen.findByRole('heading', { level: 1 })
    for (const view of later) act(() => publishSession(view))
    expect(await screen.findByRole('heading', { level: 1 })).toBe(heading)
    expect([opened, toasts]).toEqual([[], []])
  })

  it('is left by an event after another tab signed out, and shows no data meanwhile', async () => {
    const { opened, toasts } = openAccountPage('/account/help', member)
    await pageTitle('Βοήθεια')
    act(() => publishSession(unknownSession))
    act(() => publishSession(guest))
    expect(screen.queryByRole('heading')).toBeNull()
    expect([opened, toasts]).toEqual([[], []])
  })

  it('is left by its guard after another tab signed in', async () => {
    const { opened, toasts } = openAccountPage('/account/login?next=/cart', guest)
    await pageTitle('Σύνδεση')
    act(() => publishSession(unknownSession))
    act(() => publishSession(member))
    expect(opened).toEqual([['/cart', { replace: true }]])
    expect(toasts.map(({ title }) => title)).toEqual(['Έχετε ήδη συνδεθεί'])
  })

  it('is left by its guard where the session turns out to be signed in', async () => {
    const { opened } = openAccountPage('/account/login', guest)
    await pageTitle('Σύνδεση')
    act(() => publishSession(member))
    expect(opened).toEqual([['/', { replace: true }]])
  })
})

describe('the page that confirms an address, for a guest who has none to confirm', () => {
  it('says what is wrong, with a way on (R515)', async () => {
    const { opened, toasts } = openAccountPage('/account/verify-email', guest)
    await pageTitle('Ο κωδικός δεν ισχύει πια')
    expect(screen.getByRole('link', { name: 'Σύνδεση' })).toBeTruthy()
    expect([opened, toasts]).toEqual([[], []])
  })

  it('leads to another step of signing in that is pending', async () => {
    const { opened } = openAccountPage('/account/verify-email', second)
    const target = '/account/2fa/authenticate/totp'
    await waitFor(() => expect(opened).toEqual([[target, { replace: true }]]))
  })
})

describe('the page of an order that a guest opens', () => {
  const { uuid } = exampleOrderDetail
  beforeEach(() => Object.assign(publicConfig, { shopAudience: 'everyone' }))
  afterEach(() => Object.assign(publicConfig, { shopAudience: 'superusers' }))

  it('leads to the page of the order that was placed in this browser', async () => {
    const known = { 'GET /api/orders/640/uuid': { uuid } }
    const { opened, toasts } = openAccountPage('/account/orders/640', guest, known)
    await waitFor(() => expect(opened).toEqual([[`/checkout/success/${uuid}`, { replace: true }]]))
    expect(toasts).toEqual([])
  })

  it.each([
    ['of an order that this browser does not know', '/account/orders/640', 1],
    ['of the list of orders', '/account/orders', 0],
  ])('asks to sign in on the page %s', async (_, address, requests) => {
    const { opened, toasts, calls } = openAccountPage(address, guest)
    await waitFor(() => expect(opened).toEqual([['/', { replace: true }]]))
    expect(toasts).toHaveLength(1)
    expect(calls.filter((call) => call.endsWith('/uuid'))).toHaveLength(requests)
  })

  it('asks nothing where guests cannot order', async () => {
    Object.assign(publicConfig, { shopAudience: 'customers' })
    const { opened, calls } = openAccountPage('/account/orders/640', guest)
    await waitFor(() => expect(opened).toEqual([['/', { replace: true }]]))
    expect(calls.filter((call) => call.endsWith('/uuid'))).toEqual([])
  })
})

it('begins an account with the e-mail of a guest’s order, once', async () => {
  signUpAddress.keep('anna@example.gr')
  openAccountPage('/account/signup', guest)
  expect(await screen.findByDisplayValue('anna@example.gr')).toBeTruthy()
  expect(signUpAddress.take()).toBe('')
})

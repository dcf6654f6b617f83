import { connectToaster, type Toast } from '#components/show-toast'
import { goTo } from '#lib/navigation/navigate'
import { emitSessionChange } from '#session/auth-event-bus'
import { followAuthEvents } from './follow-auth-events'

jest.mock('#lib/navigation/navigate', () => ({ goTo: jest.fn() }))

const shown: Toast[] = []
connectToaster((order) => {
  if (!('isOver' in order)) shown.push(order)
})
followAuthEvents()

const expired = (userId: number | null) =>
  emitSessionChange({ type: 'LOGGED_OUT', reason: 'expired', userId })

/** Target of the action of the last toast. */
function offered(): unknown {
  shown.at(-1)?.action?.onPress()
  return jest.mocked(goTo).mock.lastCall?.[0]
}

it('offers the page where the session ended, also after a second event (A3-40)', () => {
  history.replaceState(null, '', '/account/addresses/new?from=cart')
  expired(7)
  const login = '/account/login?next=/account/addresses/new%3Ffrom%3Dcart'
  expect(offered()).toBe(login)
  history.replaceState(null, '', '/')
  expired(null)
  expect(offered()).toBe(login)
})

it('forgets that page at the next sign-in', () => {
  history.replaceState(null, '', '/account/orders')
  expired(7)
  history.replaceState(null, '', '/')
  emitSessionChange({ type: 'LOGGED_IN', userId: null })
  expired(null)
  expect(offered()).toBe('/account/login?next=/')
})

it('offers the present page to guests', () => {
  history.replaceState(null, '', '/account/orders')
  expired(7)
  history.replaceState(null, '', '/blog')
  expired(8)
  expect(offered()).toBe('/account/login?next=/blog')
})

it('shows that the browser stored no session, without a redirect', () => {
  history.replaceState(null, '', '/account/login?next=/blog')
  jest.mocked(goTo).mockClear()
  emitSessionChange({ type: 'LOGIN_NOT_KEPT', userId: null })
  expect(shown.at(-1)).toMatchObject({ tone: 'error', title: 'Η σύνδεση δεν κρατήθηκε' })
  expect(shown.at(-1)?.action).toBeUndefined()
  expect(goTo).not.toHaveBeenCalled()
})

it('leaves it to the caller to go on after a sign-in, a step and a sign-out', () => {
  history.replaceState(null, '', '/account/login?next=/blog')
  jest.mocked(goTo).mockClear()
  const count = shown.length
  emitSessionChange({ type: 'LOGGED_IN', userId: null })
  emitSessionChange({ type: 'REAUTHENTICATED', userId: 7 })
  for (const id of ['verify_email', 'mfa_trust']) {
    emitSessionChange({ type: 'FLOW_UPDATED', flow: { id, is_pending: true }, userId: null })
  }
  emitSessionChange({ type: 'LOGGED_OUT', reason: 'left', userId: 7 })
  expect(goTo).not.toHaveBeenCalled()
  expect(shown).toHaveLength(count)
})

it('shows that a step is unknown (R200)', () => {
  emitSessionChange({ type: 'FLOW_UPDATED', flow: { id: 'x_new' }, userId: null })
  expect(shown.at(-1)?.tone).toBe('error')
})

it('opens the reauthentication that any request may require, each time (R201)', () => {
  history.replaceState(null, '', '/account/providers')
  jest.mocked(goTo).mockClear()
  const required = () =>
    emitSessionChange({
      type: 'REAUTHENTICATION_REQUIRED',
      flows: [{ id: 'reauthenticate' }],
      userId: 7,
    })
  required()
  required()
  const call = ['/account/reauthenticate?next=/account/providers', { replace: false }]
  expect(jest.mocked(goTo).mock.calls).toEqual([call, call])
})

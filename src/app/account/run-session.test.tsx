import { waitFor } from '@testing-library/react'
import { seenToasts } from '#components/testing/seen-toasts'
import { deletionState } from '#features/account-deletion/deletion-state'
import { ApiError } from '#lib/http/problem'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { endingSession } from '#session/expected-end'
import type { SessionChange } from '#session/session-context'
import { followSession } from './run-session'

const opened = openedPages()
const shown = seenToasts()
let tellSessionChange: (change: SessionChange) => void = () => {}
followSession({
  on: (_, follow) => {
    tellSessionChange = follow as typeof tellSessionChange
    return { unsubscribe: () => {} }
  },
})

const expired = (userId: number | null) =>
  tellSessionChange({ type: 'LOGGED_OUT', reason: 'expired', userId })

/** Target of the action of the last toast. */
function offered(): unknown {
  shown.at(-1)?.action?.onPress()
  return opened.at(-1)?.[0]
}

it('says that the session ended, and offers its page, also after a second event (R187, R316, A3-40)', () => {
  history.replaceState(null, '', '/account/addresses/new?from=cart')
  expired(7)
  expect(shown.map(({ title }) => title)).toEqual(['Η σύνδεσή σας έληξε'])
  const login = '/account/login?next=/account/addresses/new%3Ffrom%3Dcart'
  expect(offered()).toBe(login)
  history.replaceState(null, '', '/')
  expired(null)
  expect(offered()).toBe(login)
})

it.each([
  ['was made', () => Promise.resolve(), []],
  ['is answered by the signing out', () => Promise.reject(new ApiError({ kind: 'signedOut' })), []],
  [
    'was refused',
    () => Promise.reject(new ApiError({ kind: 'refused', errors: [] })),
    ['Η σύνδεσή σας έληξε'],
  ],
])('leaves it to a change that ends the session to say so, where it %s', async (_, end, told) => {
  history.replaceState(null, '', '/account/email')
  let settle = () => {}
  const answer = new Promise<void>((resolve, reject) => {
    settle = () => void end().then(resolve, reject)
  })
  const changed = endingSession(answer).catch(() => {})
  expired(7)
  expect(shown).toEqual([])
  settle()
  await changed
  await Promise.resolve()
  expect(shown.map(({ title }) => title)).toEqual(told)
})

it('forgets that page at the next sign-in', () => {
  history.replaceState(null, '', '/account/orders')
  expired(7)
  history.replaceState(null, '', '/')
  tellSessionChange({ type: 'LOGGED_IN', userId: null })
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
  tellSessionChange({ type: 'LOGIN_NOT_KEPT', userId: null })
  expect(shown.at(-1)).toMatchObject({ tone: 'error', title: 'Η σύνδεση δεν κρατήθηκε' })
  expect(shown.at(-1)?.action).toBeUndefined()
  expect(opened).toEqual([])
})

it('leaves it to the caller to go on after a sign-in, a step and a sign-out', () => {
  history.replaceState(null, '', '/account/login?next=/blog')
  tellSessionChange({ type: 'LOGGED_IN', userId: null })
  tellSessionChange({ type: 'REAUTHENTICATED', userId: 7 })
  for (const id of ['verify_email', 'mfa_trust']) {
    tellSessionChange({ type: 'FLOW_UPDATED', flow: { id, is_pending: true }, userId: null })
  }
  tellSessionChange({ type: 'LOGGED_OUT', reason: 'left', userId: 7 })
  expect([opened, shown]).toEqual([[], []])
})

it('shows that a step is unknown (R200)', () => {
  tellSessionChange({ type: 'FLOW_UPDATED', flow: { id: 'x_new' }, userId: null })
  expect(shown.at(-1)?.tone).toBe('error')
})

it('opens the reauthentication that any request may require, each time (R201)', () => {
  history.replaceState(null, '', '/account/providers')
  const required = () =>
    tellSessionChange({
      type: 'REAUTHENTICATION_REQUIRED',
      flows: [{ id: 'reauthenticate' }],
      userId: 7,
    })
  required()
  required()
  const call = ['/account/reauthenticate?next=/account/providers', { replace: false }]
  expect(opened).toEqual([call, call])
})

it('erases the device of a member whose account was deleted elsewhere, and says so (R448)', async () => {
  history.replaceState(null, '', '/account/addresses')
  for (const name of ['recall-cards-7', 'reading-7', 'withdrawals-7', 'recall-cards-8']) {
    localStorage.setItem(name, '{}')
  }
  tellSessionChange({ type: 'LOGGED_OUT', reason: 'deleted', userId: 7 })
  expect(shown.map(({ title }) => title)).toEqual(['Ο λογαριασμός διαγράφηκε'])
  expect(opened.at(-1)?.[0]).toBe('/')
  await waitFor(() => expect(Object.keys(localStorage)).toEqual(['recall-cards-8']))
})

it.each<['done' | 'none', number]>([
  ['done', 0],
  ['none', 1],
])('leaves it to the page that deletes the account: %s', (end, told) => {
  history.replaceState(null, '', '/account/settings/delete')
  deletionState.set('underWay')
  tellSessionChange({ type: 'LOGGED_OUT', reason: 'elsewhere', userId: 7 })
  expect([opened, shown]).toEqual([[], []])
  deletionState.set(end)
  expect([opened.length, shown.length]).toEqual([told, told])
  deletionState.set('none')
})

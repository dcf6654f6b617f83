import { forgetOwn } from '#lib/storage/site-storage'
import { buyerOf } from './buyer'
import { hasGuestCart } from './guest-cart'
import { noteGuestCart } from './note-guest-cart'
import { currentSession, publishSession, unknownSession } from './session'
import { annasAccount } from './testing/annas-account'

beforeEach(() => {
  localStorage.clear()
  publishSession(unknownSession)
})

it('is noted for this browser and told to the page', () => {
  publishSession({ ...unknownSession, status: 'guest' })
  noteGuestCart(true)
  expect([hasGuestCart(), currentSession().guestCart]).toEqual([true, true])
  noteGuestCart(false)
  expect([hasGuestCart(), currentSession().guestCart]).toEqual([false, false])
})

it('changes no view of a member', () => {
  const view = { ...unknownSession, status: 'member' as const, user: annasAccount, guestCart: true }
  publishSession(view)
  noteGuestCart(false)
  expect(currentSession()).toBe(view)
})

it('is forgotten with what was the member’s own, at sign-out', () => {
  noteGuestCart(true)
  forgetOwn()
  expect(hasGuestCart()).toBe(false)
})

it('names nobody as buyer where the shop is not open to them', () => {
  expect(buyerOf({ ...unknownSession, status: 'guest' })).toBeNull()
  expect(buyerOf({ status: 'member', user: annasAccount })).toBeNull()
  expect(buyerOf({ status: 'member', user: { ...annasAccount, isSuperuser: true } })).toBe(7)
})

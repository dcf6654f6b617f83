import { forgetOwn } from '#lib/storage/site-storage'
import { publishSession, type SessionView, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { learnerOf, rememberLearner } from './learner'

const member: SessionView = { ...unknownSession, status: 'member', user: annasAccount }
const unavailable: SessionView = { ...unknownSession, status: 'unavailable' }

it('is the member, else the guest, and unknown until the session is (R382)', () => {
  expect(learnerOf(member)).toBe('7')
  expect(learnerOf({ ...unknownSession, status: 'guest' })).toBe('guest')
  expect(learnerOf(unknownSession)).toBeNull()
})

it('without a connection is the member who was here last, but not after a sign-out (R382)', () => {
  expect(learnerOf(unavailable)).toBe('guest')
  publishSession(member)
  rememberLearner()
  expect(learnerOf(unavailable)).toBe('7')
  forgetOwn()
  expect(learnerOf(unavailable)).toBe('guest')
})

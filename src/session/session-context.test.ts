import type { SessionUser } from '#contract/account/user-account'
import type { AuthAnswer, Flow } from '#contract/allauth/session-answer'
import { pendingFlowIn } from '#contract/allauth/session-answer'
import {
  type AuthEvent,
  afterAnswer,
  authEventOf,
  emptySession,
  type KnownBefore,
} from './session-context'
import { gone, reauthenticationRequired, signedIn, signedOut } from './testing/auth-answers'

const guest: KnownBefore = { userId: null, methodCount: null, reauthenticationNeeded: false }
const member: KnownBefore = { userId: 7, methodCount: 1, reauthenticationNeeded: false }
const unproven: KnownBefore = { ...member, reauthenticationNeeded: true }
const reloaded: KnownBefore = { ...member, methodCount: null }
const access = { access_token: 'present' }
const verifyEmail: Flow = { id: 'verify_email', is_pending: true }
const authenticate: Flow = { id: 'mfa_authenticate', is_pending: true, types: ['totp'] }

const expired: AuthEvent = { type: 'LOGGED_OUT', reason: 'expired' }
const ended: AuthEvent = { type: 'LOGGED_OUT', reason: 'ended' }
const loggedIn: AuthEvent = { type: 'LOGGED_IN' }
const reauthenticated: AuthEvent = { type: 'REAUTHENTICATED' }
const updated = (flow: Flow): AuthEvent => ({ type: 'FLOW_UPDATED', flow })
const required: AuthEvent = { type: 'REAUTHENTICATION_REQUIRED', flows: [{ id: 'reauthenticate' }] }

it.each<[string, KnownBefore, AuthAnswer, AuthEvent | null]>([
  ['a member: 410 (R187)', member, gone(), expired],
  ['a guest: 410 (R187)', guest, gone(), expired],
  ['a guest: an access token (R188)', guest, signedIn(7, access), loggedIn],
  ['a guest: a session token (R188)', guest, signedIn(7, { session_token: 'present' }), loggedIn],
  ['a guest: no token (R189)', guest, signedIn(), null],
  ['another user, a token (R199)', member, signedIn(8, access), loggedIn],
  ['another user, no token (R199)', unproven, signedIn(8, { methods: 3 }), null],
  ['a member: reauthentication (R190)', member, reauthenticationRequired(), required],
  ['a guest: reauthentication (R190)', guest, reauthenticationRequired(), required],
  ['a member who has to reauthenticate: 200 (R193)', unproven, signedIn(), reauthenticated],
  ['a member: more methods (R194)', member, signedIn(7, { methods: 2 }), reauthenticated],
  ['a member: as many methods', member, signedIn(), null],
  ['a member whose methods are unknown', reloaded, signedIn(7, { methods: 2 }), null],
  ['a member: 401 (R195)', member, signedOut(), ended],
  ['a member: 401 with a flow (R195)', member, signedOut(verifyEmail), ended],
  ['a guest: a flow (R196)', guest, signedOut(verifyEmail), updated(verifyEmail)],
  ['a guest: two flows (R196)', guest, signedOut(verifyEmail, authenticate), updated(authenticate)],
  ['a guest: no flow (R198)', guest, signedOut(), null],
  ['a guest: a flow that is not pending', guest, signedOut({ id: 'x_new' }), null],
])('%s: maps the answer to an event', (_, before, answer, event) => {
  expect(authEventOf(before, answer)).toEqual(event)
  // An equal answer gives an equal event (R197, R201).
  expect(authEventOf(before, answer)).toEqual(event)
})

it('finds no pending flow of a signed-in user', () => {
  expect(pendingFlowIn(reauthenticationRequired())).toBeNull()
  expect(pendingFlowIn(signedIn())).toBeNull()
  expect(pendingFlowIn(gone())).toBeNull()
  expect(pendingFlowIn(signedOut(verifyEmail, authenticate))).toEqual(authenticate)
})

describe('afterAnswer', () => {
  const user = { id: 7, email: 'old@example.gr', has_usable_password: false } as SessionUser
  const context = { ...emptySession, user }
  const userAfter = (id: number, email?: string, before = context) => {
    const answer = signedIn(id)
    const data = { ...answer.data, user: { ...answer.data.user, ...(email && { email }) } }
    return afterAnswer({ answer: { ...answer, data }, asked: null }, before).user
  }

  it('adopts a new primary address and a first password only of the same user', () => {
    expect(userAfter(7, 'new@example.gr')).toEqual({
      ...user,
      email: 'new@example.gr',
      has_usable_password: true,
    })
    expect(userAfter(7)?.email).toBe('old@example.gr')
    expect(userAfter(8, 'other@example.gr')).toBe(user)
    expect(afterAnswer({ answer: signedIn(), asked: null }, emptySession).user).toBeNull()
  })
})

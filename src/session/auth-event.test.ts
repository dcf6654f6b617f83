import type { AuthAnswer, Flow } from '../../contract/allauth/session-answer'
import { type AuthEvent, authEventOf, type KnownBefore, pendingFlowIn } from './auth-event'

const person = (id: number) => ({ id, display: 'Άννα', has_usable_password: true })
const password = { method: 'password', at: 1_747_730_000 }
const nobody: KnownBefore = { userId: null, methodCount: null, reauthenticationNeeded: false }
const anna: KnownBefore = { userId: 7, methodCount: 1, reauthenticationNeeded: false }
const annaUnproved: KnownBefore = { ...anna, reauthenticationNeeded: true }
const annaReloaded: KnownBefore = { ...anna, methodCount: null }

const signedIn = (
  id: number,
  { methods = 1, token = {} }: { methods?: number; token?: object } = {},
): AuthAnswer => ({
  status: 200,
  data: { user: person(id), methods: Array(methods).fill(password) },
  meta: { is_authenticated: true, ...token },
})
const steps = (...flows: Flow[]): AuthAnswer => ({
  status: 401,
  data: { flows: [{ id: 'login' }, ...flows] },
  meta: { is_authenticated: false },
})
const demand = (id: number): AuthAnswer => ({
  status: 401,
  data: { user: person(id), methods: [password], flows: [{ id: 'reauthenticate' }] },
  meta: { is_authenticated: true },
})
const gone: AuthAnswer = { status: 410, meta: { is_authenticated: null } }
const verifyEmail: Flow = { id: 'verify_email', is_pending: true }
const authenticate: Flow = { id: 'mfa_authenticate', is_pending: true, types: ['totp'] }

const expired: AuthEvent = { type: 'LOGGED_OUT', reason: 'expired' }
const ended: AuthEvent = { type: 'LOGGED_OUT', reason: 'ended' }
const loggedIn: AuthEvent = { type: 'LOGGED_IN' }
const reauthenticated: AuthEvent = { type: 'REAUTHENTICATED' }
const required: AuthEvent = {
  type: 'REAUTHENTICATION_REQUIRED',
  flows: [{ id: 'reauthenticate' }],
}

describe('authEventOf', () => {
  const rows: [string, KnownBefore, AuthAnswer, AuthEvent | null][] = [
    ['anybody, 410 (R187)', anna, gone, expired],
    ['nobody, 410 (R187)', nobody, gone, expired],
    ['nobody, an access token (R188)', nobody, signedIn(7, token('access_token')), loggedIn],
    ['nobody, a session token (R188)', nobody, signedIn(7, token('session_token')), loggedIn],
    ['nobody, no token (R189)', nobody, signedIn(7), null],
    ['somebody else, a token (R199)', anna, signedIn(8, token('access_token')), loggedIn],
    ['somebody else, no token (R199)', annaUnproved, signedIn(8, { methods: 3 }), null],
    ['somebody, a demand (R190)', anna, demand(7), required],
    ['nobody, a demand (R190)', nobody, demand(7), required],
    ['somebody who was asked to prove, 200 (R193)', annaUnproved, signedIn(7), reauthenticated],
    ['somebody, more proofs (R194)', anna, signedIn(7, { methods: 2 }), reauthenticated],
    ['somebody, as many proofs', anna, signedIn(7), null],
    ['somebody, proofs of whom were never told', annaReloaded, signedIn(7, { methods: 2 }), null],
    ['somebody, 401 (R195)', anna, steps(), ended],
    ['somebody, 401 with a step (R195)', anna, steps(verifyEmail), ended],
    ['nobody, a step (R196)', nobody, steps(verifyEmail), updated(verifyEmail)],
    ['nobody, two steps (R196)', nobody, steps(verifyEmail, authenticate), updated(authenticate)],
    ['nobody, no step (R198)', nobody, steps(), null],
    ['nobody, a step that is only offered', nobody, steps({ id: 'x_new' }), null],
  ]

  it.each(rows)('%s', (_, before, answer, event) => {
    expect(authEventOf(before, answer)).toEqual(event)
    // The same once more counts the same (R197, R201).
    expect(authEventOf(before, answer)).toEqual(event)
  })
})

it('finds no step of somebody who is signed in', () => {
  expect(pendingFlowIn(demand(7))).toBeNull()
  expect(pendingFlowIn(signedIn(7))).toBeNull()
  expect(pendingFlowIn(gone)).toBeNull()
  expect(pendingFlowIn(steps(verifyEmail, authenticate))).toEqual(authenticate)
})

function token(name: 'access_token' | 'session_token') {
  return { token: { [name]: 'present' } }
}

function updated(flow: Flow): AuthEvent {
  return { type: 'FLOW_UPDATED', flow }
}

import type { AuthAnswer } from '#contract/allauth/session-answer'
import { pendingFlowIn } from '#contract/allauth/session-answer'
import { resendEmailVerification, signIn } from '#contract/endpoints/sign-in'
import { listEmails } from '#contract/endpoints/sign-in-account'
import { exampleEmailAddresses } from '#contract/examples/authenticator-examples'
import { TimeoutError } from '#lib/http/problem'
import type { HttpAnswer, HttpRequest } from '#lib/http/send-request'
import { settled } from '#lib/http/testing/settled'
import { jsonHeaders } from '#tests/support/json-headers'
import { createAuthClient } from './auth-request'
import { signedOut } from './testing/auth-answers'

const flows = [{ id: 'login' }, { id: 'signup' }]
const user = { id: 7, display: 'Άννα', has_usable_password: true, email: 'anna@example.gr' }
const methods = [{ method: 'password', at: 1747730000.12 }]

function harness(reply: Partial<HttpAnswer> | Error) {
  const answers: AuthAnswer[] = []
  const sent: HttpRequest[] = []
  const { authCall, signInStep } = createAuthClient({
    generation: () => null,
    onAnswer: (answer) => answers.push(answer),
    send: async (http) => {
      sent.push(http)
      if (reply instanceof Error) throw reply
      return { status: 200, headers: jsonHeaders(), body: null, ...reply }
    },
  })
  const logIn = () => settled(signInStep(signIn, { body }))
  return { logIn, authCall, signInStep, answers, sent }
}

const body = { email: 'anna@example.gr', password: 'a1b2c3d4' }

describe('createAuthClient', () => {
  it('sends one request, without cache (R275)', async () => {
    const { logIn, sent } = harness({
      body: { status: 200, data: { user, methods }, meta: { is_authenticated: true } },
    })
    await logIn()
    expect(sent).toEqual([
      expect.objectContaining({
        path: '/api/_allauth/app/v1/auth/login',
        retries: 0,
        cache: 'no-store',
      }),
    ])
  })

  it.each([
    ['signedIn', 200, { data: { user, methods }, meta: { is_authenticated: true } }],
    ['signedOut', 401, { data: { flows }, meta: { is_authenticated: false } }],
    [
      'reauthenticationRequired',
      401,
      {
        data: { user, methods, flows: [{ id: 'reauthenticate' }] },
        meta: { is_authenticated: true },
      },
    ],
    ['sessionEnded', 410, { meta: { is_authenticated: null } }],
  ])('returns %s for %d, and passes the answer to the session', async (kind, status, rest) => {
    const { logIn, answers } = harness({ status, body: { status, ...rest } })
    expect(await logIn()).toEqual({ kind })
    expect(answers).toHaveLength(1)
  })

  it('returns the last pending flow (R196)', async () => {
    const pending = [
      ...flows,
      { id: 'login_by_code', is_pending: true },
      { id: 'verify_email', is_pending: true },
    ]
    const { logIn } = harness({
      status: 401,
      body: { status: 401, data: { flows: pending }, meta: { is_authenticated: false } },
    })
    expect(await logIn()).toMatchObject({ kind: 'nextStep', flow: { id: 'verify_email' } })
  })

  it('parses other answers by their schema', async () => {
    const { authCall, answers } = harness({ body: exampleEmailAddresses })
    expect(await authCall(listEmails)).toEqual({ ...exampleEmailAddresses, leftOut: 0 })
    expect(answers).toEqual([])
  })

  it.each([
    [401, { data: { flows }, meta: { is_authenticated: false } }, 'signedOut'],
    [401, { data: { flows }, meta: { is_authenticated: true } }, 'reauthenticationRequired'],
    [410, { meta: { is_authenticated: null } }, 'sessionEnded'],
  ])(
    'throws the problem of a %i in place of data, and passes the answer on',
    async (status, rest, kind) => {
      const { authCall, answers } = harness({ status, body: { status, ...rest } })
      expect(await settled(authCall(listEmails))).toEqual({ kind })
      expect(answers).toHaveLength(1)
    },
  )

  it('returns that a request is done where the 200 is no session', async () => {
    const { signInStep, answers } = harness({ body: { status: 200 } })
    expect(await signInStep(resendEmailVerification)).toEqual({ kind: 'done' })
    expect(answers).toEqual([])
  })

  it.each([
    [400, 'refused'],
    [403, 'forbidden'],
    [409, 'conflict'],
  ])('returns the errors of %d as %s', async (status, kind) => {
    const errors = [{ message: 'Λάθος.', code: 'incorrect_code', param: 'code' }]
    const { logIn } = harness({ status, body: { status, errors } })
    expect(await logIn()).toEqual({ kind, errors })
  })

  it.each([
    [new TimeoutError(), 'unreachable'],
    [{ status: 502 }, 'unreachable'],
    [{ status: 500 }, 'broken'],
  ])('maps %s to %s, never to "signed out"', async (reply, kind) => {
    const { logIn, answers } = harness(reply)
    expect(await logIn()).toMatchObject({ kind })
    expect(answers).toEqual([])
  })

  it('returns broken for a 200 whose session has the wrong shape', async () => {
    const { logIn, answers } = harness({ body: { status: 200, data: { user }, meta: {} } })
    expect(await logIn()).toMatchObject({ kind: 'broken' })
    expect(answers).toEqual([])
  })

  it('returns broken for an answer that does not match its schema', async () => {
    const { logIn, answers } = harness({ status: 401, body: '<html>' })
    expect(await logIn()).toMatchObject({ kind: 'broken' })
    expect(answers).toEqual([])
  })
})

it('prefers the last pending flow, and a sign-in to a password reset (R196)', () => {
  const login = { id: 'login' }
  const code = { id: 'login_by_code', is_pending: true }
  const factor = { id: 'mfa_authenticate', is_pending: true }
  const reset = { id: 'password_reset_by_code', is_pending: true }
  expect(pendingFlowIn(signedOut(code, factor, login))).toBe(factor)
  expect(pendingFlowIn(signedOut(login, { ...reset, is_pending: false }))).toBeNull()
  expect(pendingFlowIn(signedOut(login, reset))).toBe(reset)
  expect(pendingFlowIn(signedOut(code, login, reset))).toBe(code)
})

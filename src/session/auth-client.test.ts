import * as z from 'zod/mini'
import type { AuthAnswer } from '../../contract/allauth/session-answer'
import type { HttpAnswer, HttpRequest } from '../lib/http/http-request'
import { HttpStatusError, NoConnectionError, TimeoutError } from '../lib/http/http-request'
import { createAuthRequest } from './auth-client'

const flows = [{ id: 'login' }, { id: 'signup' }]
const user = { id: 7, display: 'Άννα', has_usable_password: true, email: 'anna@example.gr' }
const methods = [{ method: 'password', at: 1747730000.12 }]

function harness(reply: Partial<HttpAnswer> | Error) {
  const told: AuthAnswer[] = []
  const sent: HttpRequest[] = []
  const ask = createAuthRequest({
    onAnswer: (answer) => told.push(answer),
    send: async (request) => {
      sent.push(request)
      if (reply instanceof Error) throw reply
      return { status: 200, headers: new Headers(), body: null, ...reply }
    },
  })
  return { ask, told, sent }
}

const login = { method: 'POST', path: '/auth/login' } as const

describe('createAuthRequest', () => {
  it('asks under its own base, once, and never from a cache (R275)', async () => {
    const { ask, sent } = harness({
      body: { status: 200, data: { user, methods }, meta: { is_authenticated: true } },
    })
    await ask(login)
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
      'proofNeeded',
      401,
      {
        data: { user, methods, flows: [{ id: 'reauthenticate' }] },
        meta: { is_authenticated: true },
      },
    ],
    ['sessionEnded', 410, { meta: { is_authenticated: null } }],
  ])('says %s for %d, and tells the session', async (kind, status, rest) => {
    const { ask, told } = harness({ status, body: { status, ...rest } })
    expect(await ask(login)).toEqual({ kind })
    expect(told).toHaveLength(1)
  })

  it('names the last pending step (R196)', async () => {
    const pending = [
      ...flows,
      { id: 'login_by_code', is_pending: true },
      { id: 'verify_email', is_pending: true },
    ]
    const { ask } = harness({
      status: 401,
      body: { status: 401, data: { flows: pending }, meta: { is_authenticated: false } },
    })
    expect(await ask(login)).toMatchObject({ kind: 'nextStep', flow: { id: 'verify_email' } })
  })

  it('reads another answer by its own schema', async () => {
    const { ask, told } = harness({ body: { status: 200, data: ['α'] } })
    const answer = z.object({ data: z.array(z.string()) })
    expect(await ask({ path: '/account/email', answer })).toEqual({
      kind: 'done',
      data: { data: ['α'] },
    })
    expect(told).toEqual([])
  })

  it.each([
    [400, 'refused'],
    [403, 'forbidden'],
    [409, 'conflict'],
  ])('passes on the errors of %d as %s', async (status, kind) => {
    const errors = [{ message: 'Λάθος.', code: 'incorrect_code', param: 'code' }]
    const { ask } = harness({ status, body: { status, errors } })
    expect(await ask(login)).toEqual({ kind, errors })
  })

  it('says how long 429 holds back', async () => {
    const { ask } = harness({ status: 429, headers: new Headers({ 'retry-after': '17' }) })
    expect(await ask(login)).toEqual({ kind: 'heldBack', seconds: 17 })
  })

  it.each([
    [new NoConnectionError('gone'), 'unreachable'],
    [new TimeoutError(), 'unreachable'],
    [new HttpStatusError('x', { status: 502, headers: new Headers(), body: null }), 'unreachable'],
    [new HttpStatusError('x', { status: 500, headers: new Headers(), body: null }), 'broken'],
  ])('turns %s into %s, never into "signed out"', async (failure, kind) => {
    const { ask, told } = harness(failure)
    expect(await ask(login)).toMatchObject({ kind })
    expect(told).toEqual([])
  })

  it('says that it broke where an answer is not of the agreed shape', async () => {
    const { ask, told } = harness({ status: 401, body: '<html>' })
    expect(await ask(login)).toMatchObject({ kind: 'broken' })
    expect(told).toEqual([])
  })

  it("rejects with the caller's own abort", async () => {
    const reason = Object.assign(new Error('left'), { name: 'AbortError' })
    await expect(harness(reason).ask(login)).rejects.toBe(reason)
  })
})

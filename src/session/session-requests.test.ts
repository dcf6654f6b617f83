import type { HttpAnswer, HttpRequest } from '../lib/http/http-request'
import { HttpStatusError, NoConnectionError } from '../lib/http/http-request'
import { createSessionRequests } from './session-requests'
import { annasAccount } from './testing/annas-account'

const sessionPath = '/api/_auth/session'
const authSession = '/api/_allauth/app/v1/auth/session'
const authenticators = '/api/_allauth/app/v1/account/authenticators'
const nowMs = 1_747_730_400_000
const signal = new AbortController().signal
const user = { id: 7, display: 'Άννα', has_usable_password: true }
const signedIn = (at: number) => ({
  status: 200,
  body: {
    status: 200,
    data: { user, methods: [{ method: 'password', at }] },
    meta: { is_authenticated: true },
  },
})
const totp = { type: 'totp', created_at: 1, last_used_at: null }

function harness(replies: Record<string, Partial<HttpAnswer> | Error>, isSet = false) {
  const sent: HttpRequest[] = []
  const marks = [isSet]
  const calls = createSessionRequests({
    now: () => nowMs,
    unfinished: { isSet: () => marks.at(-1) === true, set: (mark) => marks.push(mark) },
    send: async (request) => {
      sent.push(request)
      const reply = replies[`${request.method ?? 'GET'} ${request.path}`]
      if (!reply) throw new NoConnectionError('nobody there')
      if (reply instanceof Error) throw reply
      return { status: 200, headers: new Headers(), body: null, ...reply }
    },
  })
  const asked = () => sent.map(({ method = 'GET', path }) => `${method} ${path}`)
  return { calls, sent, asked, isUnfinished: () => marks.at(-1) }
}

describe('reading who is here', () => {
  it('asks once, past every cache (R300, R301)', async () => {
    const { calls, sent } = harness({
      [`GET ${sessionPath}`]: { body: { user: annasAccount, generation: 'one' } },
    })
    expect(await calls.readSession(signal)).toEqual({ user: annasAccount, generation: 'one' })
    expect(sent).toEqual([expect.objectContaining({ retries: 0, cache: 'no-store' })])
  })

  it.each([
    ['no network', new NoConnectionError('gone')],
    ['an upstream that is away', statusError(502)],
    ['another shape', { body: { user: { id: 'x' } } }],
    ['no JSON', { body: null }],
  ])('rejects for %s: nobody could say (R184)', async (_, reply) => {
    const { calls } = harness({ [`GET ${sessionPath}`]: reply })
    await expect(calls.readSession(signal)).rejects.toThrow('nobody could say')
  })

  it.each([
    [
      'when the server’s confirmation is over',
      { body: { generation: 'one', freshForMs: 12_000 } },
      12_000,
    ],
    ['a second later at the earliest', { body: { generation: 'one', freshForMs: 0 } }, 1000],
    ['half a minute later where nobody says when', { body: {} }, 30_000],
    ['half a minute later where nobody could say', statusError(502), 30_000],
  ])('is worth asking again %s', async (_, reply, inMs) => {
    const { calls } = harness({ [`GET ${sessionPath}`]: reply })
    await calls.readSession(signal).catch(() => undefined)
    expect(calls.checkAt() - nowMs).toBe(inMs)
  })

  it('ends first what a sign-out before left unfinished (A3-58)', async () => {
    const { calls, asked, isUnfinished } = harness(
      { [`DELETE ${sessionPath}`]: {}, [`GET ${sessionPath}`]: { body: {} } },
      true,
    )
    expect(await calls.readSession(signal)).toEqual({})
    expect(asked()).toEqual([`DELETE ${sessionPath}`, `GET ${sessionPath}`])
    expect(isUnfinished()).toBe(false)
  })
})

describe('signing out', () => {
  it.each([
    ['says 401, as it should', { status: 401, body: { status: 401 } }],
    ['breaks', statusError(500)],
    ['is away', new NoConnectionError('gone')],
  ])('forgets the session although the service %s (R203, R277)', async (_, reply) => {
    const { calls, asked, isUnfinished } = harness({
      [`DELETE ${authSession}`]: reply,
      [`DELETE ${sessionPath}`]: { body: { loggedOut: true } },
    })
    await calls.endSession()
    expect(asked()).toEqual([`DELETE ${authSession}`, `DELETE ${sessionPath}`])
    expect(isUnfinished()).toBe(false)
  })

  it('without any connection is remembered (A3-58, R323)', async () => {
    const { calls, isUnfinished } = harness({})
    await calls.endSession()
    expect(isUnfinished()).toBe(true)
  })
})

describe('forgetting a session that is gone', () => {
  it('names it, so that a newer one stays', async () => {
    const { calls, sent } = harness({ [`DELETE ${sessionPath}`]: statusError(409) })
    await calls.forgetSession('one')
    expect(sent).toEqual([
      expect.objectContaining({ method: 'DELETE', body: { generation: 'one' } }),
    ])
  })

  it('does nothing where none is named', async () => {
    const { calls, sent } = harness({})
    await calls.forgetSession(null)
    expect(sent).toEqual([])
  })
})

describe('reading the steps after a reload', () => {
  const member = { isMember: true, hasNext: true }
  const old = nowMs / 1000 - 301

  it('restores the demand for a proof, with every way there is', async () => {
    const { calls } = harness({
      [`GET ${authSession}`]: signedIn(old),
      [`GET ${authenticators}`]: { body: { status: 200, data: [totp] } },
    })
    expect(await calls.readSteps(member, signal)).toMatchObject({
      status: 401,
      meta: { is_authenticated: true },
      data: { flows: [{ id: 'reauthenticate' }, { id: 'mfa_reauthenticate', types: ['totp'] }] },
    })
  })

  it('names no way where the second factors could not be read, rather than the password alone', async () => {
    const { calls } = harness({
      [`GET ${authSession}`]: signedIn(old),
      [`GET ${authenticators}`]: statusError(503),
    })
    expect(await calls.readSteps(member, signal)).toMatchObject({
      status: 401,
      meta: { is_authenticated: true },
      data: { flows: [] },
    })
  })

  it.each([
    ['a fresh proof', nowMs / 1000 - 299, true],
    ['nowhere to go on to', old, false],
  ])('demands nothing with %s', async (_, at, hasNext) => {
    const { calls, asked } = harness({ [`GET ${authSession}`]: signedIn(at) })
    expect(await calls.readSteps({ isMember: true, hasNext }, signal)).toMatchObject({
      status: 200,
    })
    expect(asked()).toEqual([`GET ${authSession}`])
  })

  it('rejects where nobody answers', async () => {
    await expect(harness({}).calls.readSteps(member, signal)).rejects.toThrow('unreachable')
  })
})

function statusError(status: number): HttpStatusError {
  return new HttpStatusError('x', { status, headers: new Headers(), body: null })
}

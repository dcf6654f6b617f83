import { ApiError } from '#lib/http/problem'
import type { HttpAnswer, HttpRequest } from '#lib/http/send-request'
import { jsonHeaders } from '#tests/support/json-headers'
import { createSessionRequests } from './session-requests'
import { annasAccount } from './testing/annas-account'

const sessionPath = '/api/_auth/session'
const authSession = '/api/_allauth/app/v1/auth/session'
const authenticators = '/api/_allauth/app/v1/account/authenticators'
const statusError = (status: number): Partial<HttpAnswer> => ({ status })
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
  const flags = [isSet]
  const calls = createSessionRequests({
    now: () => nowMs,
    unfinished: { isSet: () => flags.at(-1) === true, set: (flag) => flags.push(flag) },
    send: async (request) => {
      sent.push(request)
      const reply = replies[`${request.method ?? 'GET'} ${request.path}`]
      if (!reply) throw new ApiError({ kind: 'unreachable' })
      if (reply instanceof Error) throw reply
      return { status: 200, headers: jsonHeaders(), body: null, ...reply }
    },
  })
  const requests = () => sent.map(({ method = 'GET', path }) => `${method} ${path}`)
  return { calls, sent, requests, isUnfinished: () => flags.at(-1) }
}

describe('reading the session', () => {
  it('sends one request, without cache (R300, R301)', async () => {
    const { calls, sent } = harness({
      [`GET ${sessionPath}`]: { body: { user: annasAccount, generation: 'one' } },
    })
    expect(await calls.readSession(signal)).toEqual({ user: annasAccount, generation: 'one' })
    expect(sent).toEqual([expect.objectContaining({ retries: 0, cache: 'no-store' })])
  })

  it.each([
    ['no network', new ApiError({ kind: 'unreachable' })],
    ['an unreachable upstream', statusError(502)],
    ['another shape', { body: { user: { id: 'x' } } }],
    ['no JSON', { body: null }],
  ])('rejects for %s (R184)', async (_, reply) => {
    const { calls } = harness({ [`GET ${sessionPath}`]: reply })
    await expect(calls.readSession(signal)).rejects.toThrow('Problem of the request')
  })

  it.each([
    [
      'when the server’s confirmation is over',
      { body: { generation: 'one', freshForMs: 12_000 } },
      12_000,
    ],
    ['after a second at the earliest', { body: { generation: 'one', freshForMs: 0 } }, 1000],
    ['after half a minute where the server names no time', { body: {} }, 30_000],
    ['after half a minute where the request failed', statusError(502), 30_000],
  ])('is checked again %s', async (_, reply, inMs) => {
    const { calls } = harness({ [`GET ${sessionPath}`]: reply })
    await calls.readSession(signal).catch(() => undefined)
    expect(calls.checkAt() - nowMs).toBe(inMs)
  })

  it('first finishes an earlier sign-out (A3-58)', async () => {
    const { calls, requests, isUnfinished } = harness(
      {
        [`DELETE ${sessionPath}`]: { body: { loggedOut: true } },
        [`GET ${sessionPath}`]: { body: {} },
      },
      true,
    )
    expect(await calls.readSession(signal)).toEqual({})
    expect(requests()).toEqual([`DELETE ${sessionPath}`, `GET ${sessionPath}`])
    expect(isUnfinished()).toBe(false)
  })
})

describe('signing out', () => {
  it.each([
    ['answers 401 as expected', { status: 401, body: { status: 401 } }],
    ['fails', statusError(500)],
    ['is unreachable', new ApiError({ kind: 'unreachable' })],
  ])('forgets the session although the service %s (R203, R277)', async (_, reply) => {
    const { calls, requests, isUnfinished } = harness({
      [`DELETE ${authSession}`]: reply,
      [`DELETE ${sessionPath}`]: { body: { loggedOut: true } },
    })
    await calls.endSession()
    expect(requests()).toEqual([`DELETE ${authSession}`, `DELETE ${sessionPath}`])
    expect(isUnfinished()).toBe(false)
  })

  it('is marked as unfinished without a connection (A3-58, R323)', async () => {
    const { calls, isUnfinished } = harness({})
    await calls.endSession()
    expect(isUnfinished()).toBe(true)
  })
})

describe('forgetting an ended session', () => {
  it('sends its generation, so that a newer session stays', async () => {
    const { calls, sent } = harness({ [`DELETE ${sessionPath}`]: statusError(409) })
    await calls.forgetSession('one')
    expect(sent).toEqual([
      expect.objectContaining({ method: 'DELETE', body: { generation: 'one' } }),
    ])
  })

  it('does nothing without a generation', async () => {
    const { calls, sent } = harness({})
    await calls.forgetSession(null)
    expect(sent).toEqual([])
  })
})

describe('reading the steps after a reload', () => {
  const member = { isMember: true, hasNext: true }
  const old = nowMs / 1000 - 301

  it('restores a required reauthentication with all methods', async () => {
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

  it.each([
    ['could not be read', statusError(503)],
    ['could not all be read (R557)', { body: { status: 200, data: [totp], leftOut: 1 } }],
  ])('names no method where the second factors %s', async (_, reply) => {
    const { calls } = harness({
      [`GET ${authSession}`]: signedIn(old),
      [`GET ${authenticators}`]: reply,
    })
    expect(await calls.readSteps(member, signal)).toMatchObject({
      status: 401,
      meta: { is_authenticated: true },
      data: { flows: [] },
    })
  })

  it.each([
    ['a fresh authentication', nowMs / 1000 - 299, true],
    ['no next page', old, false],
  ])('requires none with %s', async (_, at, hasNext) => {
    const { calls, requests } = harness({ [`GET ${authSession}`]: signedIn(at) })
    expect(await calls.readSteps({ isMember: true, hasNext }, signal)).toMatchObject({
      status: 200,
    })
    expect(requests()).toEqual([`GET ${authSession}`])
  })

  it('rejects without a connection', async () => {
    await expect(harness({}).calls.readSteps(member, signal)).rejects.toThrow('unreachable')
  })
})

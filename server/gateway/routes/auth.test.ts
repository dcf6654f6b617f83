import { authPath } from '#upstream/api'
import { refusalText } from '#upstream/refusal-texts'
import { authRequests, initOf, requestOf } from '../testing/endpoint-requests'
import { authReply, replyOf } from '../testing/scripted-auth'
import { memberSession, startGateway } from '../testing/start-gateway'

const start = (reply: { status: number }, headers: Record<string, string> = {}) =>
  startGateway({ sessions: 'upstream', upstream: () => authReply(reply, headers) })

it.each(authRequests)(
  '$name calls one path upstream, by the contract (R275, R277–R298)',
  async (row) => {
    const { app, calls, cookieOf } = start(replyOf(row))
    const cookie = await cookieOf(memberSession)
    const init = initOf(row, { cookie, 'user-agent': 'Firefox' })
    const answer = await app.request(row.url, init, { address: '203.0.113.5' })
    const found = row.missingIsAnswer && replyOf(row).status === 404
    expect(answer.status).toBe(found ? 200 : replyOf(row).status)
    expect(await answer.json()).toMatchObject({ status: replyOf(row).status })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(calls).toHaveLength(1)
    const [call] = calls
    expect(call?.url).toBe(`http://localhost:8100${authPath}${row.path}`)
    expect(call?.method).toBe(row.method)
    expect(call?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.5',
      'x-real-ip': '203.0.113.5',
      'x-forwarded-host': 'localhost:8000',
      'user-agent': 'Firefox',
    })
    const { isBare } = row
    expect(call?.headers['x-session-token']).toBe(isBare ? undefined : memberSession.sessionToken)
    expect(call?.headers.authorization).toBe(
      isBare ? undefined : `Bearer ${memberSession.accessToken}`,
    )
    if (row.method !== 'GET') {
      expect(JSON.parse(call?.body ?? '{}')).toEqual(row.body ?? {})
      if (call?.body) expect(call.headers['content-type']).toBe('application/json')
    }
  },
)

const refusals = [400, 403, 404, 409, 429] as const

it.each(authRequests)('$name passes refusals on, rebuilt', async (row) => {
  for (const status of refusals.filter((one) => one !== 404 || !row.missingIsAnswer)) {
    const message = 'Λανθασμένος κωδικός.'
    const errors = [{ code: 'incorrect_code', param: 'code', message, trace: 'x' }]
    const named = row.body && 'code' in row.body ? { param: 'code' } : {}
    const shown = { code: 'incorrect_code', ...named, message: refusalText(message) }
    const reply = { status, errors, debug: 'x' }
    const { app, cookieOf } = start(reply, { 'retry-after': '17' })
    const init = initOf(row, { cookie: await cookieOf(memberSession) })
    const answer = await app.request(row.url, init)
    expect([answer.status, await answer.json()]).toEqual([status, { status, errors: [shown] }])
    expect(answer.headers.get('retry-after')).toBe('17')
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
})

it.each(authRequests)('$name answers 502 to a response of a wrong shape', async (row) => {
  const wrong = [
    Response.json({ status: 200, data: 7, meta: { session_token: 'x'.repeat(600) } }),
    Response.json({ status: 200 }, { status: 401 }),
    Response.json([], { status: 410 }),
    Response.json({ status: 409 }, { status: 400 }),
    Response.json({ status: 400, errors: 'no' }, { status: 400 }),
    new Response('<h1>Not Found</h1>', { status: 404 }),
    new Response('', { status: 418 }),
    new Response(null, { status: 302, headers: { location: 'https://evil.example' } }),
  ]
  for (const reply of wrong) {
    const { ask, cookieOf } = startGateway({ sessions: 'upstream', upstream: () => reply })
    const answer = await ask(row.url, initOf(row, { cookie: await cookieOf(memberSession) }))
    expect(answer.status).toBe(502)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await answer.json()).toMatchObject({ statusCode: 502, id: expect.any(String) })
  }
})

it.each(authRequests.filter(({ body }) => body))(
  '$name refuses invalid bodies and names their fields, without an upstream call',
  async (row) => {
    const { ask, calls } = start(replyOf(row))
    const bodies = ['[1,2]', 'null', '7', '"x"', '{', '{}', '{"__proto__":{"a":1}}']
    for (const body of bodies) {
      const answer = await ask(row.url, { ...initOf(row), body })
      expect({ body, status: answer.status }).toEqual({ body, status: 400 })
      const shown = await answer.json()
      expect(shown).toMatchObject({ statusCode: 400, message: expect.any(String) })
      if (body === '{}') expect(Object.keys(shown.data).length).toBeGreaterThan(0)
    }
    expect(calls).toEqual([])
  },
)

it.each(authRequests.filter(({ keyHeader }) => keyHeader))(
  '$name requires the key of its header, and forwards it',
  async (row) => {
    const { ask, calls, log } = start(replyOf(row))
    await ask(row.url, initOf(row))
    expect(calls[0]?.headers[row.keyHeader?.toLowerCase() ?? '']).toBe('MQ:1tXy:sKq')
    for (const key of ['', 'a b', 'x'.repeat(256)]) {
      const answer = await ask(row.url, initOf(row, { [row.keyHeader ?? '']: key }))
      expect([answer.status, (await answer.json()).data]).toEqual([
        400,
        { key: [expect.any(String)] },
      ])
    }
    expect(calls).toHaveLength(1)
    expect(JSON.stringify(log)).not.toContain('MQ:1tXy')
  },
)

it.each([
  ['?passwordless=true', '?passwordless'],
  ['?passwordless=false', ''],
  ['?passwordless', ''],
  ['?passwordless=TRUE', ''],
  ['?passwordless=true&x=1', '?passwordless'],
  ['?x=passwordless', ''],
])('requests a passkey with %s as %s', async (given, sent) => {
  const row = requestOf('GET /account/authenticators/webauthn')
  const { app, calls, cookieOf } = start(replyOf(row))
  await app.request(`${row.url}${given}`, initOf(row, { cookie: await cookieOf(memberSession) }))
  expect(calls[0]?.url).toBe(`http://localhost:8100${authPath}${row.path}${sent}`)
})

it('signs up without the token of an unfinished sign-in, but with that of a signed-in person', async () => {
  const row = requestOf('POST /auth/signup')
  const { ask, calls, cookieOf } = start(replyOf(row))
  const { sessionToken, generation } = memberSession
  await ask(
    row.url,
    initOf(row, { cookie: await cookieOf({ sessionToken: 'unfinished', generation }) }),
  )
  await ask(row.url, initOf(row, { cookie: await cookieOf(memberSession) }))
  expect(calls.map(({ headers }) => headers['x-session-token'])).toEqual([undefined, sessionToken])
})

const owned = authRequests.filter(({ endpoint }) => endpoint.who === 'member')

it.each(owned)(
  '$name without a session is refused without an upstream call (A2-33)',
  async (row) => {
    const { ask, calls } = start(replyOf(row))
    const answer = await ask(row.url, initOf(row))
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { status: 401, data: { flows: [] }, meta: { is_authenticated: false } },
    ])
    expect(calls).toEqual([])
  },
)

it.each(authRequests.filter((row) => !owned.includes(row)))(
  '$name is for anyone and goes on without a session',
  async (row) => {
    const { ask, calls } = start(replyOf(row))
    await ask(row.url, initOf(row))
    expect(calls).toHaveLength(1)
  },
)

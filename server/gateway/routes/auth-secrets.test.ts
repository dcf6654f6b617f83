import fc from 'fast-check'
import { exampleAnonymous, exampleGone } from '#contract/examples/sign-in-examples'
import { runSize } from '#tests/support/long-run'
import { withSecretText } from '../testing/canaries'
import { authRequests, type EndpointRequest, initOf } from '../testing/endpoint-requests'
import { authReply, freshAccessToken, freshSessionToken, replyOf } from '../testing/scripted-auth'
import { forgedHeaders, memberSession, startGateway } from '../testing/start-gateway'

jest.setTimeout(runSize(120_000, 2_400_000))

const secrets = [
  freshSessionToken,
  freshAccessToken,
  memberSession.sessionToken ?? '',
  memberSession.accessToken ?? '',
]

/** Open lists, which may have any key: extensions between browser and authenticator. */
const openLists = new Set(['extensions', 'clientExtensionResults'])

/** A copy in which every object has a key that the API contract does not name. */
function withStrangers(value: unknown, secret: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withStrangers(item, secret))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    openLists.has(name) ? field : withStrangers(field, secret),
  ])
  return { ...Object.fromEntries(fields), sessionid: secret, nested: { token: secret } }
}

function repliesOf(row: EndpointRequest): { status: number }[] {
  const errors = [{ code: 'invalid', message: 'Όχι.', param: 'email' }]
  return [replyOf(row), { status: 400, errors } as never, exampleAnonymous, exampleGone]
}

const upstreamHeaders = (secret: string) => ({
  'set-cookie': `sessionid=${secret}`,
  'x-session-token': secret,
  authorization: `Bearer ${secret}`,
  server: secret,
  'access-control-allow-origin': '*',
})

const attempt = fc.record({
  at: fc.nat({ max: authRequests.length - 1 }),
  reply: fc.nat({ max: 3 }),
  secret: fc.constantFrom(...secrets),
  strangers: fc.boolean(),
  text: fc.option(fc.nat({ max: 30 })),
  tokens: fc.boolean(),
})

it('lets no token of the upstream out: not in bodies, headers or log (A2-24, A2-27, A2-37)', async () => {
  let respond: () => Response
  const { ask, log, cookieOf } = startGateway({
    sessions: 'upstream',
    upstream: () => respond(),
    variables: { RATE_LIMITS: 'off', BREAKER: 'off' },
  })
  const cookie = await cookieOf(memberSession)
  await fc.assert(
    fc.asyncProperty(attempt, async ({ at, reply, secret, strangers, text, tokens }) => {
      const row = authRequests[at]
      if (!row) return
      let body: unknown = repliesOf(row)[reply]
      if (strangers) body = withStrangers(body, secret)
      if (text !== null) body = withSecretText(body, text, secret)
      // A new token in a text is also in `meta`, where the gateway finds it.
      if (tokens || text !== null) body = addTokens(body)
      respond = () => authReply(body as { status: number }, upstreamHeaders(secret))
      const answer = await ask(row.url, initOf(row, { cookie }))
      const shown = `${await answer.text()}${JSON.stringify([...answer.headers])}`
      const written = JSON.stringify(log.splice(0))
      for (const one of secrets) {
        expect(shown).not.toContain(one)
        expect(written).not.toContain(one)
      }
      expect([200, 400, 401, 410, 502]).toContain(answer.status)
    }),
    { numRuns: runSize(1000, 10_000) },
  )
})

function addTokens(body: unknown): unknown {
  const { meta, ...rest } = body as { meta?: object }
  const tokens = { session_token: freshSessionToken, access_token: freshAccessToken }
  return { ...rest, meta: { ...meta, ...tokens } }
}

it.each(authRequests)('$name forwards no header that a client forged (A2-26)', async (row) => {
  const { app, calls, cookieOf } = startGateway({
    sessions: 'upstream',
    upstream: () => authReply(replyOf(row)),
  })
  const cookie = `sessionid=forged; ${await cookieOf(memberSession)}`
  const init = initOf(row, { ...forgedHeaders, cookie })
  await app.request(row.url, init, { address: '203.0.113.5' })
  expect(calls).toHaveLength(1)
  expect(JSON.stringify(calls[0]?.headers)).not.toContain('forged')
})

it.each(authRequests)(
  '$name treats a mutated cookie as none, without an error (A2-21)',
  async (row) => {
    const gateway = startGateway({
      sessions: 'upstream',
      upstream: () => authReply(replyOf(row)),
      variables: { RATE_LIMITS: 'off' },
    })
    const cookie = await gateway.cookieOf(memberSession)
    const asGuest = await gateway.ask(row.url, initOf(row))
    // Under another name it would not be a cookie of the session.
    const value = { min: cookie.indexOf('=') + 1, max: cookie.length - 1 }
    await fc.assert(
      fc.asyncProperty(fc.integer(value), fc.string(), async (at, text) => {
        const mutated = `${cookie.slice(0, at)}${text}${cookie.slice(at + 1)}`
        fc.pre(mutated !== cookie && /^[\x20-\x7e]*$/.test(mutated) && !text.includes(';'))
        fc.pre(mutated.trim() !== cookie)
        const answer = await gateway.ask(row.url, initOf(row, { cookie: mutated }))
        expect(answer.status).toBe(asGuest.status)
        const written = answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
        expect(written).toEqual(['__Host-Http-sid', 'has_session'])
        expect(gateway.calls.at(-1)?.headers ?? {}).not.toHaveProperty('authorization')
      }),
      { numRuns: runSize(10, 200) },
    )
  },
)

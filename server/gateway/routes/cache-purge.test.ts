import { setTimeout as sleep } from 'node:timers/promises'
import { startGateway } from '../testing/start-gateway'

const token = 'q7Zt0mWc2LxAe5Kp9RdHu3JfYb8GnV1s'
const path = '/api/admin/cache/purge'
const patterns = ['cache:nitro:*', 'cache:ssr:*']

const waitMs = 10

/** A gateway that counts the rebuilds that it asks for, of which the first so many fail. */
function withToken(
  given: Record<string, string> = { CACHE_PURGE_TOKEN: token },
  { failing = 0 } = {},
) {
  let runs = 0
  const startRebuild = async () => {
    runs += 1
    if (runs <= failing) throw new Error('the disk is full')
  }
  const connection = { address: '203.0.113.7' }
  const variables = { CONTENT_HOOK_WAIT_MS: String(waitMs), ...given }
  const gateway = startGateway({ variables, startRebuild, connection })
  const purge = async (body: unknown, headers: Record<string, string> = {}) => {
    const all = { 'content-type': 'application/json', 'x-cache-purge-token': token, ...headers }
    const sent = typeof body === 'string' ? body : JSON.stringify(body)
    const answer = await gateway.ask(path, { method: 'POST', headers: all, body: sent })
    return { status: answer.status, body: await answer.json().catch(() => null) }
  }
  const built = async (afterMs = 3 * waitMs) => {
    await sleep(afterMs)
    return runs
  }
  return { ...gateway, purge, built }
}

it('builds the site when the owner clears the caches, once for several presses', async () => {
  // Longer than a loaded machine takes for two presses.
  const longMs = 1_000
  const variables = { CACHE_PURGE_TOKEN: token, CONTENT_HOOK_WAIT_MS: String(longMs) }
  const { purge, built } = withToken(variables)
  const answer = { status: 200, body: { matched: 2, deleted: 2, blocked: 0 } }
  const pressed = [purge({ patterns, dryRun: false }), purge({ patterns })]
  expect(await Promise.all(pressed)).toEqual([answer, answer])
  expect(await built(2 * longMs)).toBe(1)
})

it('says that nothing was cleared where the rebuild cannot be asked for, and does so again', async () => {
  const { purge, log } = withToken(undefined, { failing: 1 })
  expect((await purge({ patterns })).status).toBe(503)
  expect(log).toContainEqual({ event: 'rebuild-not-started', message: 'Error: the disk is full' })
  expect(await purge({ patterns })).toEqual({
    status: 200,
    body: { matched: 2, deleted: 2, blocked: 0 },
  })
})

it.each([
  ['a dry run', { patterns, dryRun: true }, { matched: 2, deleted: 0, blocked: 0 }],
  ['no pattern', { patterns: [], dryRun: false }, { matched: 0, deleted: 0, blocked: 0 }],
])('only counts for %s', async (_, body, counts) => {
  const { purge, built } = withToken()
  expect(await purge(body)).toEqual({ status: 200, body: counts })
  expect(await built()).toBe(0)
})

it.each([
  ['another token', `${token.slice(0, -1)}t`],
  ['the beginning of the token', token.slice(0, 8)],
  ['more than the token', `${token}s`],
  ['no token', ''],
  ['a very long text', 'x'.repeat(5000)],
])('refuses %s', async (_, given) => {
  const { purge, built } = withToken()
  expect((await purge({ patterns }, { 'x-cache-purge-token': given })).status).toBe(401)
  expect(await built()).toBe(0)
})

it.each([
  ['no JSON', 'patterns'],
  ['no patterns', {}],
  ['patterns that are no texts', { patterns: [1] }],
  ['a dry run in words', { patterns, dryRun: 'yes' }],
])('refuses %s', async (_, body) => {
  const { purge, built } = withToken()
  expect((await purge(body)).status).toBe(400)
  expect(await built()).toBe(0)
})

it('needs neither our script nor a session, and has a limit of its own', async () => {
  const variables = { CACHE_PURGE_TOKEN: token, RATE_LIMITS: 'on', REQUESTS_PER_MINUTE: '6' }
  const { purge } = withToken(variables)
  const statuses = []
  for (let times = 0; times < 8; times += 1) {
    statuses.push((await purge({ patterns }, { origin: 'https://api.example.gr' })).status)
  }
  expect(statuses[0]).toBe(200)
  expect(statuses.at(-1)).toBe(429)
})

it('does not exist without a token', async () => {
  const { purge, built } = withToken({})
  expect((await purge({ patterns })).status).not.toBe(200)
  expect(await built()).toBe(0)
})

it('is not there for reading', async () => {
  const { ask } = withToken()
  expect([404, 405]).toContain((await ask(path)).status)
})

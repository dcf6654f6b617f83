import { createMemoryState } from '../shared/memory-state'
import { unanswered, unreachable } from '../testing/failing-upstream'
import { fakeApi } from '../testing/fake-api'
import { type StartOptions, siteOf, startGateway, testTime } from '../testing/start-gateway'

const site = siteOf({ '/index.html': 'x' })

afterEach(() => jest.restoreAllMocks())

async function readiness(options: StartOptions) {
  const answer = await startGateway(options).ask('/readyz')
  return [answer.status, await answer.json()]
}

it('is alive despite faults', async () => {
  const { ask, calls, log } = startGateway({ upstream: unreachable })
  const answer = await ask('/healthz')
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'alive' }])
  expect([calls, log]).toEqual([[], []])
})

it('is ready with a site and an upstream', async () => {
  expect(await readiness({ site })).toEqual([200, { status: 'ready', reasons: [], without: [] }])
})

it.each<[string, StartOptions, string[]]>([
  ['there is no site', {}, ['site']],
  ['the upstream cannot be reached', { site, upstream: unreachable }, ['upstream']],
  [
    'the upstream is down',
    { site, upstream: () => new Response(null, { status: 503 }) },
    ['upstream'],
  ],
])('is not ready where %s', async (_, options, reasons) => {
  expect(await readiness(options)).toEqual([503, { status: 'not ready', reasons, without: [] }])
})

it('stays ready without Redis, and reports it', async () => {
  const shared = { ...createMemoryState(() => testTime), isConnected: () => false }
  expect(await readiness({ site, shared })).toEqual([
    200,
    { status: 'ready', reasons: [], without: ['redis'] },
  ])
})

it('stays ready while lines of the log cannot be written, and reports it (A6-105)', async () => {
  expect(await readiness({ site, isLogWritten: () => false })).toEqual([
    200,
    { status: 'ready', reasons: [], without: ['log'] },
  ])
})

it('probes the upstream only without a recent response, and so finds out that it is back', async () => {
  let isDown = true
  const { ask, calls, time } = startGateway({
    site,
    variables: { BREAKER_CALLS: '1' },
    upstream: () => (isDown ? new Response(null, { status: 503 }) : Response.json({})),
  })
  jest.spyOn(Date, 'now').mockImplementation(() => time.now)
  expect((await ask('/readyz')).status).toBe(503)
  expect((await ask('/readyz')).status).toBe(503)
  const probed = calls.length
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/v1/health',
    '/api/v1/country',
  ])
  isDown = false
  time.now += 2500
  expect((await ask('/readyz')).status).toBe(200)
  time.now += 5000
  expect((await ask('/readyz')).status).toBe(200)
  expect(calls).toHaveLength(2 * probed)
})

it('stays ready while a single endpoint does not answer', async () => {
  const { ask } = startGateway({
    site,
    variables: { BREAKER_CALLS: '1' },
    upstream: (url) => (url.includes('/search/') ? unreachable() : fakeApi(url)),
  })
  expect((await ask('/api/products/3')).status).toBe(200)
  expect((await ask('/api/search?query=x')).status).toBe(502)
  expect((await ask('/api/search?query=x')).status).toBe(503)
  expect((await ask('/readyz')).status).toBe(200)
})

it.each(['health', 'country'])(
  'is ready at once although %s hangs and nothing else was asked (A6-103)',
  async (path) => {
    const { ask } = startGateway({
      site,
      upstream: (url, request) =>
        new URL(url).pathname === `/api/v1/${path}` ? unanswered(url, request) : fakeApi(url),
    })
    expect((await ask('/readyz')).status).toBe(200)
  },
)

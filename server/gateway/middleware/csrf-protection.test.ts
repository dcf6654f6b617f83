import { sampleOf } from '#tests/support/long-run'
import { authRequests, initOf, memberRequests } from '../testing/endpoint-requests'
import { memberSession, ownScript, startGateway } from '../testing/start-gateway'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/csp-report',
  'text/plain; application/json',
  null,
] as const
const fetchSites = ['same-origin', 'same-site', 'cross-site', 'none', null] as const
const origins = [
  'http://localhost:8000',
  'http://blog.localhost:8000',
  'http://rebound.example:8000',
  'null',
  null,
] as const

interface Case {
  method: (typeof methods)[number]
  type: string | null
  site: string | null
  origin: string | null
}

const matrix: Case[] = methods.flatMap((method) =>
  contentTypes.flatMap((type) =>
    fetchSites.flatMap((site) => origins.map((origin) => ({ method, type, site, origin }))),
  ),
)

/** An independent statement of the rule (A2-17): what an attacker cannot send. */
function shouldPass({ method, type, site, origin }: Case, byOurScript: boolean): boolean {
  if (method === 'GET' || method === 'HEAD') return site !== 'cross-site'
  const isOurs = (site === 'same-origin' || site === null) && origin === 'http://localhost:8000'
  return isOurs && byOurScript && (type ?? '').startsWith('application/json')
}

function headersOf({ type, site, origin }: Case, byOurScript: boolean): Record<string, string> {
  return {
    ...(type ? { 'content-type': type } : {}),
    ...(site ? { 'sec-fetch-site': site } : {}),
    ...(origin ? { origin } : {}),
    ...(byOurScript ? { 'x-requested-by': 'storefront' } : {}),
  }
}

it.each([true, false])(
  'admits requests of our own pages only; with our header: %s',
  async (byOurScript) => {
    const { ask, calls } = startGateway({ variables: { RATE_LIMITS: 'off' } })
    for (const attempt of sampleOf(matrix, 240)) {
      const before = calls.length
      const answer = await ask('/api/health', {
        method: attempt.method,
        headers: headersOf(attempt, byOurScript),
      })
      const passed = answer.status !== 403
      expect({ attempt, passed }).toEqual({ attempt, passed: shouldPass(attempt, byOurScript) })
      if (!passed) expect(calls.length).toBe(before)
      await answer.text()
    }
  },
)

const guarded = [
  ...authRequests.map((row) => ({ url: row.url, method: row.method, init: initOf(row) })),
  ...memberRequests,
]

it('admits sign-in and personal data to our own pages only (A2-17 to A2-19)', async () => {
  const { ask, calls, cookieOf } = startGateway({ variables: { RATE_LIMITS: 'off' } })
  const cookie = await cookieOf(memberSession)
  for (const attempt of sampleOf(matrix, 60)) {
    for (const { url, init, method } of guarded) {
      if (method !== attempt.method || shouldPass(attempt, true)) continue
      const headers = { ...headersOf(attempt, true), cookie }
      const answer = await ask(url, { ...init, headers })
      expect({ attempt, url, status: answer.status }).toEqual({ attempt, url, status: 403 })
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
  }
  expect(calls).toEqual([])
})

it('requires the exact value of our header', async () => {
  const { ask, calls } = startGateway()
  for (const value of ['', 'Storefront', 'storefront, x']) {
    const headers = { ...ownScript, 'x-requested-by': value }
    expect((await ask('/api/contact', { method: 'POST', headers })).status).toBe(403)
  }
  expect(calls).toEqual([])
})

it.each([{ origin: 'http://rebound.example:8000' }, { origin: 'null' }, {}])(
  'refuses a page of a foreign name that resolves to this server, with %j (A2-17)',
  async (from) => {
    const { ask, calls } = startGateway()
    const { origin: _, ...sent } = ownScript
    const headers = { ...sent, ...from, host: 'rebound.example:8000' }
    const body = JSON.stringify({ name: 'Άννα', email: 'a@b.gr', message: 'Μια ερώτηση για εσάς.' })
    expect((await ask('/api/contact', { method: 'POST', headers, body })).status).toBe(403)
    expect(calls).toEqual([])
  },
)

it('never sends CORS headers', async () => {
  const { ask } = startGateway()
  const headers = {
    origin: 'https://evil.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'x-requested-by',
  }
  for (const method of ['OPTIONS', 'GET', 'POST']) {
    const answer = await ask('/api/contact', { method, headers })
    const names = [...answer.headers.keys()]
    expect(names.filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

import { publicRequests } from '../testing/public-requests'
import { forgedHeaders, memberSession, startGateway } from '../testing/start-gateway'

const sentUpstream = [
  'traceparent',
  'accept',
  'accept-language',
  'content-type',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

it.each(publicRequests)(
  '$method $path forwards no header that a client forged (A2-26)',
  async (row) => {
    const { app, calls, cookieOf } = startGateway()
    const cookie = await cookieOf(memberSession)
    // Of the forged ones the route's own headers are allowed: an idempotency key.
    const headers = { ...forgedHeaders, ...row.init.headers, cookie: `sessionid=forged; ${cookie}` }
    const init = { ...row.init, headers }
    expect((await app.request(row.url, init, { address: '203.0.113.5' })).ok).toBe(true)
    expect(calls.length).toBeGreaterThan(0)
    for (const call of calls) {
      const { authorization = `Bearer ${memberSession.accessToken}`, ...others } = call.headers
      expect(authorization).toBe(`Bearer ${memberSession.accessToken}`)
      expect(Object.keys(others).filter((name) => !sentUpstream.includes(name))).toEqual([])
      expect(others).toMatchObject({ 'x-forwarded-host': 'localhost:8000' })
      // Shared reads for several people identify none of them.
      const isShared = (row.isList || row.hasParent) && call.headers.authorization === undefined
      expect([others['x-forwarded-for'], others['x-real-ip']]).toEqual(
        isShared && !others['x-forwarded-for']
          ? [undefined, undefined]
          : ['203.0.113.5', '203.0.113.5'],
      )
      expect(JSON.stringify(call)).not.toContain('forged')
    }
  },
)

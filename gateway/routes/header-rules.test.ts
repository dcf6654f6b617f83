import { publicRequests } from '../testing/public-requests'
import { memberSession, ownScript, startGateway } from '../testing/start-gateway'

/** Headers with which a client claims another identity (A2-26). */
const forged = {
  'x-session-token': 'forged',
  authorization: 'Bearer forged',
  'x-real-ip': 'forged',
  'x-forwarded-for': 'forged',
  'x-forwarded-host': 'forged',
  'x-forwarded-proto': 'forged',
  'x-forwarded-port': 'forged',
  'x-original-url': 'forged',
  'x-rewrite-url': 'forged',
  'x-http-method-override': 'forged',
  'x-encrypted-token': 'forged',
  'x-request-id': 'forged',
  'idempotency-key': 'forged',
  forwarded: 'for=forged',
  via: 'forged',
  te: 'trailers',
  connection: 'authorization',
  referer: 'https://forged.example',
}

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
  '$method $path sends on no header that a client made up (A2-26)',
  async (row) => {
    const { app, calls, cookieOf } = startGateway()
    const cookie = await cookieOf(memberSession)
    const headers = { ...ownScript, ...forged, cookie: `sessionid=forged; ${cookie}` }
    const init = { ...row.init, headers }
    expect((await app.request(row.url, init, { address: '203.0.113.5' })).ok).toBe(true)
    expect(calls.length).toBeGreaterThan(0)
    for (const call of calls) {
      const { authorization = `Bearer ${memberSession.accessToken}`, ...others } = call.headers
      expect(authorization).toBe(`Bearer ${memberSession.accessToken}`)
      expect(Object.keys(others).filter((name) => !sentUpstream.includes(name))).toEqual([])
      expect(others).toMatchObject({ 'x-forwarded-host': 'localhost:8000' })
      // What is read once for several people names none of them.
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

import { ownScript, startGateway } from '../testing/start-gateway'
import { clientOfAddress, createRateLimiter } from './rate-limiter'

function limiterOf(perMinute: number, remembered = 100) {
  const time = { now: 0 }
  const limiter = createRateLimiter({ perMinute, remembered }, () => time.now)
  const takeMany = (client: string, times: number) =>
    Array.from({ length: times }, () => limiter.take(client)).filter((wait) => wait === null).length
  return { time, limiter, takeMany }
}

it('lets so many pass in a minute, and returns how long to wait', () => {
  const { limiter, takeMany } = limiterOf(10)
  expect(takeMany('a', 15)).toBe(10)
  expect(limiter.take('a')).toBe(60)
  expect(limiter.take('b')).toBeNull()
})

it('does not let twice as many pass around the turn of a minute', () => {
  const { time, takeMany } = limiterOf(10)
  time.now = 59_000
  takeMany('a', 10)
  time.now = 119_500
  expect(takeMany('a', 10)).toBeLessThanOrEqual(1)
  time.now = 240_000
  expect(takeMany('a', 15)).toBe(10)
})

it('remembers no more clients than it may', () => {
  const { limiter, takeMany } = limiterOf(1, 3)
  takeMany('first', 1)
  for (const client of ['b', 'c', 'd']) limiter.take(client)
  expect(limiter.take('d')).not.toBeNull()
  expect(limiter.take('first')).toBeNull()
})

it('takes one household of addresses for one client', () => {
  expect(clientOfAddress('203.0.113.5')).toBe('203.0.113.5')
  expect(clientOfAddress('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(clientOfAddress('2001:db8::1')).toBe('2001:db8:0:0')
  expect(clientOfAddress('::1')).toBe('0:0:0:0')
})

it('refuses the 301st request of an address, and of no other', async () => {
  const { app, calls } = startGateway()
  const from = (address: string) => app.request('/api/config/public', {}, { address })
  for (let sent = 0; sent < 300; sent += 1) expect((await from('203.0.113.5')).status).toBe(200)
  const refused = await from('203.0.113.5')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await from('203.0.113.6')).status).toBe(200)
  expect(calls).toEqual([])
})

it('refuses the 121st write of a session from wherever it comes', async () => {
  const { app, cookieOf } = startGateway()
  const cookie = await cookieOf({ generation: 'gen-0000000001' })
  const write = (from: number) =>
    app.request(
      '/api/products/3/update-view-count',
      { method: 'POST', headers: { ...ownScript, cookie } },
      { address: `203.0.113.${from % 3}` },
    )
  for (let sent = 0; sent < 120; sent += 1) expect((await write(sent)).status).toBe(200)
  expect((await write(121)).status).toBe(429)
})

it('can be switched off for a test', async () => {
  const { app } = startGateway({ variables: { RATE_LIMITS: 'off', REQUESTS_PER_MINUTE: '1' } })
  for (let sent = 0; sent < 3; sent += 1) {
    const answer = await app.request('/api/config/public', {}, { address: '203.0.113.5' })
    expect(answer.status).toBe(200)
  }
})

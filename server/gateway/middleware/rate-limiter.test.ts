import { ownScript, startGateway } from '../testing/start-gateway'

it('refuses the 301st request of an address, and of no other', async () => {
  const { app, calls } = startGateway()
  const from = (address: string) => app.request('/api/_auth/session', {}, { address })
  for (let sent = 0; sent < 300; sent += 1) expect((await from('203.0.113.5')).status).toBe(200)
  const refused = await from('203.0.113.5')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await from('203.0.113.6')).status).toBe(200)
  expect(calls).toEqual([])
})

it('refuses the 121st write of a session from any address', async () => {
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

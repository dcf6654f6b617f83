import { demoAccounts, demoPassword } from '../seed/demo-accounts'
import { emulatorPerFile } from '../testing/test-emulator'
import { indexMessages } from './messages'

const emulator = emulatorPerFile()

it('the index page lists what is available, in Greek', async () => {
  const page = await (await emulator.app.request('/')).text()
  expect(page).toContain('<html lang="el">')
  expect(page).toContain(indexMessages.title)
  for (const { email } of demoAccounts) expect(page).toContain(email)
  expect(page).toContain(demoPassword)
})

it.each(indexMessages.addresses)('%s, listed on the index page, answers', async (address) => {
  expect((await emulator.app.request(encodeURI(address))).status).toBe(200)
})

it.each(indexMessages.controlPaths)('%s, listed on the index page, exists', async (address) => {
  const asked = await emulator.app.request(address, { method: 'POST' })
  expect(asked.status).toBe(415)
})

it.each([
  'http://localhost:8100',
  'http://shop.localhost',
  'http://127.0.0.1:8100',
  'http://[::1]',
])('answers as %s', async (origin) => {
  expect((await emulator.app.request(`${origin}/outbox`)).status).toBe(200)
})

// A page of any of these names may have been made to lead to this machine.
it.each([
  'http://shop.example',
  'http://localhost.example:8100',
  'http://127.0.0.1.example',
  'http://192.168.1.2',
  'http://example',
])('shows neither mails nor switches as %s', async (origin) => {
  const { app } = emulator
  expect((await app.request(`${origin}/outbox`)).status).toBe(400)
  expect((await app.request(`${origin}/switches`, { method: 'POST' })).status).toBe(400)
  expect((await app.request(`${origin}/api/v1/product`)).status).toBe(400)
})

it('health answers three flags and sets a cookie', async () => {
  const health = await emulator.app.request('/api/v1/health')
  expect(health.headers.get('set-cookie')).toMatch(/^csrftoken=[A-Za-z0-9]{32};/)
  expect(await health.json()).toEqual({ database: true, redis: true, celery: true })
})

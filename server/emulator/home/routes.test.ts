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

it('health answers three flags and sets a cookie', async () => {
  const health = await emulator.app.request('/api/v1/health')
  expect(health.headers.get('set-cookie')).toMatch(/^csrftoken=[A-Za-z0-9]{32};/)
  expect(await health.json()).toEqual({ database: true, redis: true, celery: true })
})

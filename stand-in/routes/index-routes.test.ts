import { type PlantedStandIn, plantedStandIn } from '../planted-stand-in'
import { demoAccounts, demoPassword } from '../seed/demo-accounts'
import { indexWords } from '../seed/index-words'

let standIn: PlantedStandIn
beforeAll(async () => {
  standIn = await plantedStandIn()
})
afterAll(() => standIn.store.close())

it('the first page lists what is here, in Greek', async () => {
  const page = await (await standIn.app.request('/')).text()
  expect(page).toContain('<html lang="el">')
  expect(page).toContain(indexWords.title)
  for (const { email } of demoAccounts) expect(page).toContain(email)
  expect(page).toContain(demoPassword)
})

it.each(indexWords.addresses)('%s, which the first page names, answers', async (address) => {
  expect((await standIn.app.request(encodeURI(address))).status).toBe(200)
})

it.each(indexWords.orders)('%s, which the first page names, is there', async (address) => {
  const asked = await standIn.app.request(address, { method: 'POST' })
  expect(asked.status).toBe(415)
})

it('health answers three flags and sets a cookie; liveness answers nothing', async () => {
  const health = await standIn.app.request('/api/v1/health')
  expect(health.headers.get('set-cookie')).toMatch(/^csrftoken=[A-Za-z0-9]{32};/)
  expect(await health.json()).toEqual({ database: true, redis: true, celery: true })
  const liveness = await standIn.app.request('/health/')
  expect(liveness.status).toBe(200)
  expect(await liveness.text()).toBe('')
})

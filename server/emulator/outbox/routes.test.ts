import { emulatorPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()

const email = 'customer@example.gr'
const auth = '/_allauth/app/v1/auth'

it('shows an empty page, then the newest mail first with links to the site', async () => {
  const page = async () => (await emulator.app.request('/outbox')).text()
  expect(await page()).toContain('Δεν υπάρχει ακόμη κανένα μήνυμα.')
  await emulator.send(`${auth}/code/request`, { email })
  await emulator.send(`${auth}/password/request`, { email })
  const text = await page()
  expect(text).toContain('<html lang="el">')
  expect(text).toContain('<a href="https://stagona.example/account/password/reset/key/')
  const [reset, code] = [
    text.indexOf('Επαναφορά κωδικού πρόσβασης'),
    text.indexOf('Ο κωδικός σύνδεσής σας'),
  ]
  expect(reset).toBeGreaterThan(0)
  expect(code).toBeGreaterThan(reset)
})

it('shows each mail as it is sent', async () => {
  const page = await (await emulator.app.request('/outbox')).text()
  const [, path = ''] = /href="(\/outbox\/\d+)"/.exec(page) ?? []
  const mail = await emulator.app.request(path)
  expect(mail.headers.get('content-type')).toMatch(/^text\/html/)
  expect(await mail.text()).toMatch(/^<!doctype html>.*Επαναφορά κωδικού πρόσβασης/s)
  expect((await emulator.app.request('/outbox/999')).status).toBe(404)
})

it('answers the mails as JSON, and is emptied', async () => {
  const asked = { headers: { accept: 'application/json' } }
  const mails = await (await emulator.app.request('/outbox', asked)).json()
  expect(mails).toEqual(await emulator.read('/outbox.json'))
  expect(mails).toEqual([
    expect.objectContaining({ kind: 'resetLink', to: email, link: expect.any(String) }),
    expect.objectContaining({ kind: 'loginCode', to: email, code: expect.any(String) }),
  ])
  const emptied = await emulator.app.request('/outbox', { method: 'DELETE' })
  expect(emptied.status).toBe(204)
  expect(await emulator.read('/outbox.json')).toEqual([])
})

import { mailsTo, passTime } from '../testing/auth-client'
import { placed } from '../testing/orders'
import { guest } from '../testing/shopper'
import { emulatorPerTest, shopperPerTest } from '../testing/test-emulator'

const emulator = emulatorPerTest()
const owner = shopperPerTest(emulator)
const other = shopperPerTest(emulator)

interface Copy {
  id: number
  status: string
  token: string
  fileSize: number | null
  expiresAt: string | null
}

const account = (id = owner.id) => `/user/account/${id}`
const ask = async () =>
  (await owner.call('POST', `${account()}/request_data_export`, {})).body as Copy
const copies = async () =>
  ((await owner.call('GET', `${account()}/data_exports`)).body as { results: Copy[] }).results
const work = () => emulator.send('/switches/worker/run', {})
const fetched = (token: string) =>
  guest(emulator).call('GET', `/user/data_export/${token}/download`)
const daySeconds = 86_400

beforeEach(() => emulator.send('/switches/worker', { delayMs: null }))

it('is pending until the worker has run, asked for once, and then in a mail', async () => {
  const { id } = await placed(owner, 1, 1)
  const copy = await ask()
  expect(copy).toMatchObject({ status: 'pending', fileSize: null, expiresAt: null })
  expect((await ask()).id).toBe(copy.id)
  expect(await fetched(copy.token)).toMatchObject({
    status: 404,
    body: { detail: 'Export not ready.' },
  })
  await work()
  expect(await copies()).toMatchObject([{ status: 'ready', fileSize: expect.any(Number) }])
  const { body } = await fetched(copy.token)
  expect(body).toMatchObject({ profile: { id: owner.id }, orders: [{ id }] })
  const { email } = (body as { profile: { email: string } }).profile
  const [mail] = await mailsTo(emulator, email)
  expect(mail?.link).toMatch(new RegExp(`/account/settings/privacy\\?export=${copy.token}$`))
  expect((await ask()).id).not.toBe(copy.id)
})

it('is over after seven days, which the first who asks for it learns', async () => {
  const { token } = await ask()
  await work()
  passTime(emulator, 7 * daySeconds + 1)
  expect((await copies())[0]?.status).toBe('ready')
  expect((await fetched(token)).status).toBe(410)
  expect((await copies())[0]?.status).toBe('expired')
  expect((await fetched(token)).status).toBe(404)
})

it('may fail, and can be asked for anew', async () => {
  await emulator.send('/switches/worker', { failsExports: true })
  const first = await ask()
  await work()
  expect(await copies()).toMatchObject([{ status: 'failed', expiresAt: null }])
  await emulator.send('/switches/worker', { failsExports: false })
  const second = await ask()
  await work()
  expect(await copies()).toMatchObject([
    { id: second.id, status: 'ready' },
    { id: first.id, status: 'failed' },
  ])
})

it('is asked for and listed by its person alone', async () => {
  const path = account(other.id)
  expect((await owner.call('POST', `${path}/request_data_export`, {})).status).toBe(404)
  expect((await owner.call('GET', `${path}/data_exports`)).status).toBe(404)
  expect((await guest(emulator).call('GET', `${path}/data_exports`)).status).toBe(401)
})

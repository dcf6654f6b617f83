import { emulatorPerFile, shopperPerTest } from '../testing/test-emulator'

const api = emulatorPerFile({ extensions: false })
const owner = shopperPerTest(api)
beforeAll(async () => {
  await api.send('/switches/limits', { enabled: false })
})

const path = () => `/user/account/${owner.id}`
// What tests/record does not cover.
describe('the account of the API in plain mode', () => {
  it('stores an e-mail address without verification', async () => {
    const sent = { email: `${owner.id}@elsewhere.example`, firstName: 'Ελένη' }
    expect(await owner.call('PUT', path(), sent)).toMatchObject({ status: 200, body: sent })
  })

  it('stores a number in E.164 format', async () => {
    expect(await owner.call('PATCH', path(), { phone: '691 234 5678' })).toMatchObject({
      status: 200,
      body: { phone: '+306912345678' },
    })
  })
})

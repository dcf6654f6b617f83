import { emulatorPerFile, shopperPerFile, shopperPerTest } from './testing/test-emulator'

const api = emulatorPerFile({ extensions: false })
const approver = shopperPerFile(api, 'superuser@example.gr')
const author = shopperPerTest(api)
beforeAll(async () => {
  await api.send('/switches/limits', { enabled: false })
})

const noSuchReview = { detail: 'No ProductReview matches the given query.' }

function reviewBody(rate = 9, comment = 'Εξαιρετικό') {
  return { product: 1, user: author.id, rate, status: 'NEW', translations: { el: { comment } } }
}
async function writeReview(): Promise<number> {
  const { status, body } = await author.call('POST', '/product/review', reviewBody())
  expect(status).toBe(201)
  return Number((body as { id: number }).id)
}

describe('reviews of the API in plain mode, as recorded', () => {
  it('show their author only approved ones, and hide an approved one that changed', async () => {
    const id = await writeReview()
    const path = `/product/review/${id}`
    const locked = { status: 404, body: noSuchReview }
    const approve = () => approver.call('PATCH', path, { status: 'TRUE' })
    expect(await author.call('GET', path)).toMatchObject(locked)
    expect(await author.call('PUT', path, reviewBody(6))).toMatchObject(locked)
    expect(await author.call('DELETE', path)).toMatchObject(locked)
    expect((await approve()).status).toBe(200)
    const changed = await author.call('PUT', path, reviewBody(4, 'Άλλαξα γνώμη'))
    expect(changed).toMatchObject({ status: 200, body: { rate: 4, status: 'NEW' } })
    expect(await author.call('PUT', path, reviewBody(6))).toMatchObject(locked)
    expect(await author.call('DELETE', path)).toMatchObject(locked)
    await approve()
    expect((await author.call('DELETE', path)).status).toBe(204)
  })
})

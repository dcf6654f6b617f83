import * as z from 'zod/mini'
import { exampleAddressFields } from '#contract/examples/account-examples'
import { pageOf } from '#contract/wire/page'
import type { Answer } from '../testing/shopper'
import { emulatorPerFile, shopperPerTest } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const owner = shopperPerTest(emulator)
const other = shopperPerTest(emulator)

const messages = [expect.any(String)]
const address = z.looseObject({ id: z.int(), isMain: z.boolean() })
const noSuchAddress = { detail: 'No UserAddress matches the given query.' }
const bodyOf = (more: object = {}) => ({
  ...exampleAddressFields,
  isMain: false,
  phone: '6900 000 012',
  ...more,
})
const addressIn = ({ body }: Answer) => z.parse(address, body)
const post = (more: object = {}) => owner.call('POST', '/user/address', bodyOf(more))
const added = async (more: object = {}) => addressIn(await post(more))
async function listed(query = '') {
  const { body } = await owner.call('GET', `/user/account/${owner.id}/addresses${query}`)
  return z.parse(pageOf(address), body).results
}

describe('the address book', () => {
  it('stores an address of the caller, no matter whom the body names, with one telephone number', async () => {
    const more = { user: other.id, mobilePhone: '6900 000 013' }
    const answer = await post({ floor: 'SIXTH_FLOOR_PLUS', locationType: 'HOME', ...more })
    expect(answer.status).toBe(201)
    expect(addressIn(answer)).toMatchObject({
      phone: '+306900000012',
      floor: 'SIXTH_FLOOR_PLUS',
      isMain: false,
      user: owner.id,
    })
  })

  it('has one main address: a new one replaces the old one and is listed first', async () => {
    const first = await added({ isMain: true })
    const second = await added({ isMain: true })
    await added()
    const ids = (await listed()).map(({ id, isMain }) => [id, isMain])
    expect(ids[0]).toEqual([second.id, true])
    expect(ids).toContainEqual([first.id, false])
  })

  it('changes the main address only by set_main', async () => {
    const first = await added({ isMain: true })
    const second = await added()
    const path = `/user/address/${second.id}`
    const put = await owner.call('PUT', path, bodyOf({ isMain: true }))
    expect(put).toMatchObject({ status: 400, body: { nonFieldErrors: messages } })
    const set = await owner.call('POST', `${path}/set_main`)
    expect(set.status).toBe(200)
    expect(addressIn(set)).toMatchObject({ id: second.id, isMain: true })
    const marks = (await listed()).map(({ id, isMain }) => [id, isMain])
    expect(marks).toEqual([
      [second.id, true],
      [first.id, false],
    ])
  })

  it('is deleted, also the main one', async () => {
    const { id } = await added({ isMain: true })
    expect((await owner.call('DELETE', `/user/address/${id}`)).status).toBe(204)
    const again = await owner.call('DELETE', `/user/address/${id}`)
    expect(again).toMatchObject({ status: 404, body: noSuchAddress })
    expect(await listed()).toEqual([])
  })

  it('is replaced as a whole', async () => {
    const { id } = await added({ notes: 'Δεύτερο κουδούνι' })
    const put = await owner.call('PUT', `/user/address/${id}`, bodyOf({ city: 'Ρίο' }))
    expect(addressIn(put)).toMatchObject({ city: 'Ρίο', notes: '' })
    const half = await owner.call('PUT', `/user/address/${id}`, { city: 'Ρίο' })
    expect(half).toMatchObject({ status: 400, body: { title: messages, phone: messages } })
  })

  it.each<[string, object, object]>([
    ['an invalid phone number', { phone: 'όχι' }, { phone: messages }],
    ['an unknown country', { country: 'XX' }, { country: messages }],
    ['a region of another country', { country: 'CY' }, { region: messages }],
    ['a title that is too long', { title: 'α'.repeat(256) }, { title: messages }],
  ])('refuses %s', async (_, more, body) => {
    expect(await post(more)).toMatchObject({ status: 400, body })
  })

  it('does not exist for other people', async () => {
    const { id } = await added()
    const path = `/user/address/${id}`
    const answers = [
      await other.call('GET', path),
      await other.call('PUT', path, bodyOf()),
      await other.call('DELETE', path),
      await other.call('POST', `${path}/set_main`),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 404, body: noSuchAddress })
    }
    const below = await other.call('GET', `/user/account/${owner.id}/addresses`)
    expect(below).toMatchObject({ status: 403, body: { detail: expect.any(String) } })
  })
})

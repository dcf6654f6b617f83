import * as z from 'zod/mini'
import { upstreamAddress } from '#contract/account/address'
import { exampleAddressFields } from '#contract/examples/account-examples'
import { pageOf } from '#contract/wire/page'
import type { Answer } from '../testing/shopper'
import { emulatorPerFile, shopperPerTest } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const owner = shopperPerTest(emulator)
const other = shopperPerTest(emulator)

const messages = [expect.any(String)]
const bodyOf = (more: object = {}) => ({
  ...exampleAddressFields,
  user: owner.id,
  isMain: false,
  phone: '6900 000 012',
  ...more,
})
const addressIn = ({ body }: Answer) => z.parse(upstreamAddress, body)
const post = (more: object = {}) => owner.call('POST', '/user/address', bodyOf(more))
const added = async (more: object = {}) => addressIn(await post(more))
async function listed(query = '') {
  const { body } = await owner.call('GET', `/user/account/${owner.id}/addresses${query}`)
  return z.parse(pageOf(upstreamAddress), body).results
}

describe('the address book', () => {
  it('stores an address; the mobile number defaults to the phone number', async () => {
    const answer = await post({ floor: 'SIXTH_FLOOR_PLUS', locationType: 'HOME' })
    expect(answer.status).toBe(201)
    expect(addressIn(answer)).toMatchObject({
      phone: '+306900000012',
      mobilePhone: '+306900000012',
      floor: 'FIFTH_FLOOR_PLUS',
      isMain: false,
    })
  })

  it('has one main address: a new one replaces the old one and is listed first', async () => {
    const first = await added({ isMain: true })
    const second = await added({ isMain: true })
    await added()
    const ids = (await listed()).map(({ id, isMain }) => [id, isMain])
    expect(ids[0]).toEqual([second.id, true])
    expect(ids).toContainEqual([first.id, false])
    const main = await owner.call('GET', '/user/address/get_main')
    expect(main.body).toMatchObject({ id: second.id })
    expect((await other.call('GET', '/user/address/get_main')).status).toBe(404)
  })

  it('changes the main address only by set_main', async () => {
    const first = await added({ isMain: true })
    const second = await added()
    const path = `/user/address/${second.id}`
    const put = await owner.call('PUT', path, bodyOf({ isMain: true }))
    expect(put).toMatchObject({ status: 400, body: { nonFieldErrors: messages } })
    const patch = await owner.call('PATCH', path, { isMain: true })
    expect(patch).toMatchObject({ status: 400, body: { nonFieldErrors: messages } })
    const set = await owner.call('POST', `${path}/set_main`)
    expect([set.status, set.body]).toEqual([200, undefined])
    const marks = (await listed()).map(({ id, isMain }) => [id, isMain])
    expect(marks).toEqual([
      [second.id, true],
      [first.id, false],
    ])
  })

  it('does not delete the main address, but others', async () => {
    const main = await added({ isMain: true })
    const plain = await added()
    const refused = await owner.call('DELETE', `/user/address/${main.id}`)
    expect(refused).toMatchObject({ status: 400, body: { error: expect.any(String) } })
    expect((await owner.call('DELETE', `/user/address/${plain.id}`)).status).toBe(204)
    expect((await owner.call('DELETE', `/user/address/${plain.id}`)).status).toBe(404)
    expect((await listed()).map(({ id }) => id)).toEqual([main.id])
  })

  it('is updated by PUT or PATCH', async () => {
    const { id } = await added({ notes: 'Δεύτερο κουδούνι' })
    const put = await owner.call('PUT', `/user/address/${id}`, bodyOf({ city: 'Ρίο' }))
    expect(addressIn(put)).toMatchObject({ city: 'Ρίο', notes: '' })
    const patch = await owner.call('PATCH', `/user/address/${id}`, { street: 'Ακτής' })
    expect(addressIn(patch)).toMatchObject({ city: 'Ρίο', street: 'Ακτής' })
    const half = await owner.call('PUT', `/user/address/${id}`, { city: 'Ρίο' })
    expect(half).toMatchObject({
      status: 400,
      body: { title: messages, phone: messages, user: messages },
    })
  })

  it.each<[string, object, object]>([
    ['an unknown floor', { floor: 'FIFTH_FLOOR_PLUS' }, { floor: messages }],
    ['an invalid phone number', { phone: 'όχι' }, { phone: messages }],
    ['an unknown country', { country: 'XX' }, { country: messages }],
    ['a region of another country', { country: 'CY' }, { region: messages }],
    ['no owner', { user: undefined }, { user: messages }],
    ['an unknown owner', { user: 4711 }, { user: messages }],
    ['a title that is too long', { title: 'α'.repeat(256) }, { title: messages }],
  ])('refuses %s', async (_, more, body) => {
    expect(await post(more)).toMatchObject({ status: 400, body })
  })

  it('is accessible to every signed-in user, as in the real API', async () => {
    const { id } = await added()
    expect((await other.call('GET', `/user/address/${id}`)).status).toBe(200)
    const all = await other.call('GET', `/user/address?user=${owner.id}`)
    expect(all.body).toMatchObject({ count: 1 })
    expect((await other.call('PATCH', `/user/address/${id}`, { city: 'Ρίο' })).status).toBe(200)
    expect((await other.call('DELETE', `/user/address/${id}`)).status).toBe(204)
  })

  it('limits set_main to five calls a minute', async () => {
    const { id } = await added()
    const move = async () => (await owner.call('POST', `/user/address/${id}/set_main`)).status
    const answers = []
    for (let moved = 0; moved < 6; moved += 1) answers.push(await move())
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })
})

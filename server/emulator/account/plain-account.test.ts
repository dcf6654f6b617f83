import * as z from 'zod/mini'
import { exampleAddressWrite } from '#contract/examples/account-examples'
import type { Shopper } from '../testing/shopper'
import { emulatorPerFile, shopperPerTest } from '../testing/test-emulator'

const api = emulatorPerFile({ extensions: false })
const owner = shopperPerTest(api)
const other = shopperPerTest(api)
beforeAll(async () => {
  await api.send('/switches/limits', { enabled: false })
})

const path = () => `/user/account/${owner.id}`
const email = ['Αυτό το πεδίο είναι απαραίτητο.']
const phone = ['Enter a valid phone number.']
const noNull = ['Το πεδίο δε μπορεί να είναι null.']
const notEmpty = ['Το πεδίο δε μπορεί να είναι κενό.']

/** Names of all fields of an account, as recorded. */
const recordedFields = [
  ...['pk', 'email', 'firstName', 'lastName', 'id', 'username', 'image', 'phone', 'city'],
  ...['zipcode', 'address', 'place', 'country', 'region', 'birthDate', 'twitter', 'linkedin'],
  ...['facebook', 'instagram', 'website', 'youtube', 'github', 'bio', 'isActive', 'isStaff'],
  ...['isSuperuser', 'createdAt', 'updatedAt', 'uuid', 'mainImagePath'],
]

describe('the account of the API in plain mode, as recorded', () => {
  it('has these fields', async () => {
    const { body } = await owner.call('GET', path())
    expect(Object.keys(z.parse(z.looseObject({}), body)).sort()).toEqual(recordedFields.sort())
  })

  it.each([
    [{ firstName: 'Ελένη' }, { email }],
    [{ phone: null }, { email, phone: noNull }],
    [{ phone: 'όχι' }, { email, phone }],
  ])('refuses PUT %j, which lacks an e-mail address', async (sent, body) => {
    expect(await owner.call('PUT', path(), sent)).toMatchObject({ status: 400, body })
  })

  it.each([
    [{ phone: null }, { phone: noNull }],
    [{ phone: '' }, { phone: notEmpty }],
    [{ phone: '12' }, { phone }],
  ])('refuses PATCH %j', async (sent, body) => {
    expect(await owner.call('PATCH', path(), sent)).toEqual(
      expect.objectContaining({ status: 400, body }),
    )
  })

  it.each([
    { birthDate: '1990-01-01' },
    { birthDate: null },
    { country: 'GR', region: 'GR-I' },
    { country: null, region: null },
    { bio: 'Μαθαίνω.', website: 'https://example.gr' },
    { bio: '', website: '' },
  ])('accepts PATCH %j', async (sent) => {
    expect(await owner.call('PATCH', path(), sent)).toMatchObject({ status: 200, body: sent })
  })

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

  it('changes its user name, and refuses a taken one', async () => {
    const change = (by: Shopper) =>
      by.call('POST', `/user/account/${by.id}/change_username`, { username: `eleni${owner.id}` })
    expect(await change(owner)).toMatchObject({
      status: 200,
      body: { detail: 'Username updated successfully.' },
    })
    expect(await change(other)).toMatchObject({
      status: 400,
      body: { detail: 'Username already taken.' },
    })
  })
})

describe('addresses of the API in plain mode, as recorded', () => {
  const body = () => ({
    ...exampleAddressWrite,
    floor: 'FIFTH_FLOOR',
    mobilePhone: exampleAddressWrite.phone,
    user: owner.id,
  })

  it('refuse invalid numbers', async () => {
    const sent = { ...body(), phone: '12', mobilePhone: '12' }
    expect(await owner.call('POST', '/user/address', sent)).toMatchObject({
      status: 400,
      body: { phone, mobilePhone: phone },
    })
  })

  it('do not delete the main one', async () => {
    const made = await owner.call('POST', '/user/address', { ...body(), isMain: true })
    const { id } = z.parse(z.object({ id: z.int() }), made.body)
    expect(await owner.call('DELETE', `/user/address/${id}`)).toMatchObject({
      status: 400,
      body: { error: 'Cannot delete main address' },
    })
  })
})

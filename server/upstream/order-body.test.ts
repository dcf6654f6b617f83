import * as z from 'zod/mini'
import { exampleOrderCreation } from '#contract/examples/order-examples'
import { longestCustomerNotes, orderCreation } from '#contract/shop/order-creation'
import { orderBody } from './order-body'

const body = (more: object = {}) =>
  orderBody(z.parse(orderCreation, { ...exampleOrderCreation, ...more }))

it('names the fields as the API does, without items, prices and what the API drops', () => {
  expect(body()).toEqual({
    payWayId: 5,
    email: 'nefeli@example.gr',
    firstName: 'Νεφέλη',
    lastName: 'Δροσινού',
    street: 'Ρυακίων',
    streetNumber: '12α',
    city: 'Πάτρα',
    zipcode: '26442',
    phone: '6900000012',
    countryId: 'GR',
    regionId: 'GR-G',
    customerNotes: 'Το κουδούνι δεν ακούγεται πάντα.\n5ος όροφος ή ψηλότερα\nσπίτι',
    documentType: 'RECEIPT',
    shippingKind: 'home_delivery',
  })
})

describe('the notes of the courier', () => {
  it.each([
    [{ place: 'Ζαρουχλέικα' }, 'Περιοχή: Ζαρουχλέικα'],
    [{ floor: 'BASEMENT' }, 'υπόγειο'],
    [{ locationType: 'OFFICE', place: 'Κέντρο' }, 'Περιοχή: Κέντρο\nγραφείο'],
    [{ locationType: 'OTHER' }, ''],
  ])('say %j, which the API does not keep', (known, notes) => {
    const nothing = { place: '', floor: '', locationType: '', customerNotes: '' }
    expect(body({ ...nothing, ...known }).customerNotes).toBe(notes)
  })

  it('never cut what the customer wrote, and are never too long for the API', () => {
    const customerNotes = 'α'.repeat(longestCustomerNotes - 5)
    const place = 'β'.repeat(200)
    expect(body({ customerNotes, place, floor: '', locationType: '' }).customerNotes).toBe(
      customerNotes,
    )
    expect(body({ customerNotes: '', place }).customerNotes).toHaveLength(
      'Περιοχή: '.length + 200 + '\n5ος όροφος ή ψηλότερα\nσπίτι'.length,
    )
  })
})

it.each([
  ['EL 094259216', 'EL094259216'],
  ['094 259 216', '094259216'],
  ['ΑΦΜ 094259216', '094259216'],
])('an invoice has its tax number: %s', (vatNumber, billingVatId) => {
  expect(body({ documentType: 'INVOICE', vatNumber })).toMatchObject({ billingVatId })
  expect(body({ documentType: 'RECEIPT', vatNumber })).not.toHaveProperty('billingVatId')
})

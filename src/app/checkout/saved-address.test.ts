import fc from 'fast-check'
import * as z from 'zod/mini'
import { addressWrite } from '#contract/account/address'
import { exampleOrderCreation } from '#contract/examples/order-examples'
import { orderCreation } from '#contract/shop/order-creation'
import {
  type AddressForm,
  addressFormSchema,
  bodyOf,
  emptyAddress,
} from '#features/addresses/schema'
import { emptyCheckout, whereSchema, whoSchema } from '#features/checkout/checkout-schema'

const athens = {
  ...emptyAddress,
  title: 'Σπίτι',
  firstName: 'Άννα',
  lastName: 'Κώστα',
  phone: '210 123 4567',
  region: 'GR-I',
  street: 'Ερμού',
  streetNumber: '5',
  city: 'Αθήνα',
  zipcode: '105 63',
}
const limassol = {
  ...athens,
  phone: '+357 25 123456',
  country: 'CY',
  region: 'CY-02',
  street: 'Makariou III',
  city: 'Limassol',
  zipcode: '3025',
}

const texts = ['firstName', 'lastName', 'street', 'streetNumber', 'city', 'zipcode'] as const

/** The names of the schemas after the account that refuse a filled form; null where it does itself. */
function refusals(filled: AddressForm): string[] | null {
  const form = z.safeParse(addressFormSchema, filled)
  if (!form.success) return null
  const saved = z.safeParse(addressWrite, bodyOf(form.data, false))
  if (!saved.success) return ['address']
  const { title: _title, notes, isMain: _isMain, ...recipient } = saved.data
  const atTill = { ...emptyCheckout, ...recipient, email: 'anna@example.gr', customerNotes: notes }
  const order = { ...exampleOrderCreation, ...recipient, customerNotes: notes }
  const later = {
    recipient: [whoSchema, atTill],
    place: [whereSchema, atTill],
    order: [orderCreation, order],
  } as const
  return Object.entries(later)
    .filter(([, [schema, values]]) => !z.safeParse(schema, values).success)
    .map(([name]) => name)
}

describe('an address that the account accepts is accepted by the checkout and by an order', () => {
  it.each([
    ['in Athens', athens],
    ['in Limassol', limassol],
    ['with notes of full length', { ...athens, notes: 'α'.repeat(255) }],
    ['with a kind and a floor', { ...athens, locationType: 'OFFICE', floor: 'BASEMENT' }],
    ['with the shortest telephone number', { ...athens, phone: '112' }],
    ['with the longest telephone number', { ...athens, phone: `+${'3'.repeat(20)}` }],
    ['with a labelled telephone number', { ...athens, phone: 'τηλ. (0030) 210-123.4567' }],
  ] as const)('%s', (_, filled) => {
    expect(refusals({ ...filled })).toEqual([])
  })

  it.each(texts)('with a %s of any length and language', (field) => {
    const short = ['Ω', 'Q', '7', 'Ίο', 'αβ', 'ΤΚ 30', ' 1-3 ', 'Αγ. Νάπα']
    const tried = [...short, 'α'.repeat(255), 'q'.repeat(255)]
    const refused = tried.flatMap((text) =>
      [athens, limassol]
        .map((filled) => refusals({ ...filled, [field]: text }))
        .filter((schemas) => schemas?.length !== 0)
        .map((schemas) => ({ text, schemas })),
    )
    expect(refused).toEqual([])
  })

  it.each(texts)('with any %s', (field) => {
    const unit = fc.constantFrom(...'αΏΐqZ7 -.,()[]/@\u200d\u00ad\u2013\ufdfa\uff11')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 300 }), (text) => {
        expect(refusals({ ...athens, [field]: text }) ?? []).toEqual([])
      }),
    )
  })
})

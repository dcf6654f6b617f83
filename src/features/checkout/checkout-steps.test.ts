import * as z from 'zod/mini'
import { addressTypes } from '../../../contract/account/address-type'
import { floors } from '../../../contract/account/floor'
import { orderCreation } from '../../../contract/shop/order-creation'
import { annasAccount } from '../../session/testing/annas-account'
import { howSchema, whereSchema, whoSchema } from './checkout-schemas'
import { allowedStep, namedStep, openSteps, stepHolding, stepPath } from './checkout-steps'
import { type CheckoutValues, emptyCheckout, startingValues } from './checkout-values'
import { orderBody } from './order-attempt'

const filled: CheckoutValues = {
  ...emptyCheckout,
  firstName: 'Άννα',
  lastName: 'Κώστα',
  email: 'anna@example.gr',
  phone: '210 123 4567',
  region: 'GR-I',
  street: 'Ερμού',
  streetNumber: '5',
  city: 'Αθήνα',
  zipcode: '10563',
  payWay: '2',
}
const wrong = (schema: z.ZodMiniType, values: Partial<CheckoutValues>) =>
  z.safeParse(schema, { ...filled, ...values }).error?.issues.map(({ path }) => path.join('.'))

describe('the steps of an order (R032)', () => {
  it('have addresses of their own', () => {
    for (const step of ['who', 'where', 'how'] as const) {
      expect(namedStep(stepPath(step).slice(stepPath(step).indexOf('?')))).toBe(step)
    }
    expect(namedStep('')).toBe('who')
    expect(namedStep('?step=paid')).toBe('who')
  })

  it('open only after those before them', () => {
    expect(openSteps(emptyCheckout)).toEqual(['who', 'where', 'how'])
    expect(allowedStep('how', emptyCheckout)).toBe('who')
    expect(allowedStep('how', { ...filled, city: '' })).toBe('where')
    expect(allowedStep('where', { ...filled, city: '' })).toBe('where')
    expect(allowedStep('how', filled)).toBe('how')
    expect(openSteps(filled)).toEqual([])
  })

  it('know which of them holds what was refused', () => {
    expect(stepHolding(['zipcode', 'payWay'])).toBe('where')
    expect(stepHolding(['vatNumber'])).toBe('how')
    expect(stepHolding(['items'])).toBeNull()
  })
})

describe('the rules of the fields', () => {
  it('ask for who it is', () => {
    expect(wrong(whoSchema, emptyCheckout)).toEqual(
      expect.arrayContaining(['firstName', 'lastName', 'email', 'phone']),
    )
    expect(wrong(whoSchema, { email: 'anna' })).toEqual(['email'])
    expect(wrong(whoSchema, { phone: '21' })).toEqual(['phone'])
    expect(wrong(whoSchema, { phone: '123' })).toBeUndefined()
  })

  it('ask for where it goes', () => {
    for (const field of ['street', 'city', 'zipcode'] as const) {
      expect(wrong(whereSchema, { [field]: 'αβ' })).toEqual([field])
      expect(wrong(whereSchema, { [field]: 'αβγ' })).toBeUndefined()
    }
    expect(wrong(whereSchema, { streetNumber: ' ' })).toContain('streetNumber')
    expect(new Set(wrong(whereSchema, { country: '', region: '' }))).toEqual(
      new Set(['country', 'region']),
    )
    expect(wrong(whereSchema, { place: '', floor: '', customerNotes: '' })).toBeUndefined()
    expect(wrong(whereSchema, { customerNotes: 'α'.repeat(1901) })).toEqual(['customerNotes'])
  })

  it('take the seven floors and three kinds of place, or none (R157, R158)', () => {
    for (const floor of ['', ...floors]) expect(wrong(whereSchema, { floor })).toBeUndefined()
    for (const locationType of ['', ...addressTypes])
      expect(wrong(whereSchema, { locationType })).toBeUndefined()
    expect(wrong(whereSchema, { floor: 'SIXTH_FLOOR_PLUS', locationType: 'SHIP' })).toEqual([
      'floor',
      'locationType',
    ])
  })

  it('ask for a way to pay, and for a tax number only with an invoice', () => {
    expect(wrong(howSchema, { payWay: '' })).toContain('payWay')
    expect(wrong(howSchema, { documentType: 'PROFORMA' })).toEqual(['documentType'])
    expect(wrong(howSchema, { documentType: 'INVOICE' })).toEqual(['vatNumber'])
    expect(wrong(howSchema, { documentType: 'INVOICE', vatNumber: '1' })).toBeUndefined()
  })
})

describe('startingValues', () => {
  it('begins with what the account knows, and what was typed before goes over it', () => {
    const user = { ...annasAccount, phone: '+302101234567' }
    expect(startingValues(user, {})).toMatchObject({
      firstName: 'Άννα',
      email: 'anna@example.gr',
      phone: '+302101234567',
      country: 'GR',
      documentType: 'RECEIPT',
    })
    const kept = { firstName: 'Νεφέλη', city: 'Πάτρα', isMain: true, owner: 'x' }
    const values = startingValues(user, kept)
    expect(values).toMatchObject({ firstName: 'Νεφέλη', city: 'Πάτρα' })
    expect(Object.keys(values)).toEqual(Object.keys(emptyCheckout))
  })
})

describe('orderBody', () => {
  const items = [
    { product: 7, name: 'Δύο', price: 1, quantity: 2 },
    { product: 3, name: 'Ένα', price: 1, quantity: 1 },
  ]

  it('is one that the API takes, and the same for the same order (R313)', () => {
    const body = orderBody(filled, items, 'ΑΦΜ: ')
    expect(z.safeParse(orderCreation, body).success).toBe(true)
    expect(body).toMatchObject({ payWay: 2, documentType: 'RECEIPT', customerNotes: '' })
    expect(body.items).toEqual([
      { product: 3, quantity: 1 },
      { product: 7, quantity: 2 },
    ])
    expect(orderBody(filled, items.toReversed(), '')).toEqual(body)
  })

  it('says the tax number in the first line of the notes, with an invoice only (M6)', () => {
    const notes = { ...filled, customerNotes: 'Δεύτερο κουδούνι', vatNumber: '094259216' }
    const line = 'ΑΦΜ: 094259216'
    expect(orderBody(notes, items, line).customerNotes).toBe('Δεύτερο κουδούνι')
    const invoice = { ...notes, documentType: 'INVOICE' }
    expect(orderBody(invoice, items, line).customerNotes).toBe(`${line}\nΔεύτερο κουδούνι`)
    expect(orderBody({ ...invoice, customerNotes: '' }, items, line).customerNotes).toBe(line)
  })
})

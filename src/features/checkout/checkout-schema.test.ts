import * as z from 'zod/mini'
import { checkForm } from '#components/form/validation'
import { orderCreation } from '#contract/shop/order-creation'
import { annasAccount } from '#session/testing/annas-account'
import { startingValues } from './checkout-draft'
import {
  type CheckoutValues,
  emptyCheckout,
  orderSchema,
  whereSchema,
  whoSchema,
} from './checkout-schema'
import { allowedStep, normalValues, stepWithField } from './checkout-steps'
import { orderBody } from './order'
import { stepInQuery, stepPath } from './use-step-address'

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
const said = (schema: z.ZodMiniType<CheckoutValues>, values: Partial<CheckoutValues>) => {
  const check = checkForm(schema, { ...filled, ...values })
  return check.ok ? null : check.errors.payWay
}

describe('the steps of the checkout (R032)', () => {
  it('each have a URL', () => {
    for (const step of ['who', 'where', 'how'] as const) {
      expect(stepInQuery(stepPath(step).slice(stepPath(step).indexOf('?')))).toBe(step)
    }
    expect(stepInQuery('')).toBe('who')
    expect(stepInQuery('?step=paid')).toBe('who')
  })

  it('open only after the previous ones are valid', () => {
    expect(allowedStep('how', emptyCheckout)).toBe('who')
    expect(allowedStep('how', { ...filled, city: '' })).toBe('where')
    expect(allowedStep('where', { ...filled, city: '' })).toBe('where')
    expect(allowedStep('how', filled)).toBe('how')
    expect(allowedStep('who', emptyCheckout)).toBe('who')
    expect(allowedStep('where', filled)).toBe('where')
  })

  it('have their normal form once they are complete', () => {
    const values = { ...filled, phone: ' 210-123 4567', street: ' Ερμού ' }
    expect(normalValues(values)).toEqual({ ...filled, phone: '2101234567' })
    expect(normalValues({ ...values, city: '' })).toMatchObject({ street: ' Ερμού ' })
  })

  it('find the step of a refused field', () => {
    expect(stepWithField(['zipcode', 'payWay'])).toBe('where')
    expect(stepWithField(['vatNumber'])).toBe('how')
    expect(stepWithField(['items'])).toBeNull()
  })
})

describe('validation', () => {
  it('of the recipient', () => {
    expect(wrong(whoSchema, emptyCheckout)).toEqual(
      expect.arrayContaining(['firstName', 'lastName', 'email', 'phone']),
    )
    expect(wrong(whoSchema, { email: 'anna' })).toEqual(['email'])
    expect(wrong(whoSchema, { phone: '21' })).toEqual(['phone'])
    expect(wrong(whoSchema, { phone: '123' })).toBeUndefined()
  })

  it('of the address', () => {
    for (const field of ['street', 'city', 'zipcode'] as const) {
      expect(wrong(whereSchema, { [field]: ' ' })).toEqual([field])
      expect(wrong(whereSchema, { [field]: 'α' })).toBeUndefined()
    }
    expect(wrong(whereSchema, { streetNumber: ' ' })).toContain('streetNumber')
    expect(new Set(wrong(whereSchema, { country: '', region: '' }))).toEqual(
      new Set(['country', 'region']),
    )
    expect(wrong(whereSchema, { place: '', floor: '', customerNotes: '' })).toBeUndefined()
    expect(wrong(whereSchema, { customerNotes: 'α'.repeat(1901) })).toEqual(['customerNotes'])
  })

  it('requires a pay way, and a tax number only with an invoice (R449)', () => {
    expect(wrong(orderSchema(['2']), {})).toBeUndefined()
    expect(wrong(orderSchema(['2']), { payWay: '' })).toEqual(['payWay'])
    expect(wrong(orderSchema(['3']), {})).toEqual(['payWay'])
    expect(said(orderSchema(['2']), { payWay: '' })).toEqual({ key: 'validation.choose' })
    expect(said(orderSchema(['3']), {})).toMatch(/δεν προσφέρεται πια\. Διαλέξτε άλλον\.$/)
    expect(wrong(orderSchema(['2']), { documentType: 'PROFORMA' })).toEqual(['documentType'])
    expect(wrong(orderSchema(['2']), { documentType: 'INVOICE' })).toEqual(['vatNumber'])
    expect(
      wrong(orderSchema(['2']), { documentType: 'INVOICE', vatNumber: '123456789' }),
    ).toBeUndefined()
  })
})

describe('startingValues', () => {
  it('takes the data of the account, overridden by the draft', () => {
    const user = { ...annasAccount, phone: '+302101234567' }
    expect(startingValues(user, { addresses: null, recipient: null }, {})).toMatchObject({
      firstName: 'Άννα',
      email: 'anna@example.gr',
      phone: '+302101234567',
      country: 'GR',
      documentType: 'RECEIPT',
    })
    const kept = { firstName: 'Νεφέλη', city: 'Πάτρα', isMain: true, owner: 'x' }
    const values = startingValues(user, { addresses: null, recipient: null }, kept)
    expect(values).toMatchObject({ firstName: 'Νεφέλη', city: 'Πάτρα' })
    expect(Object.keys(values)).toEqual(Object.keys(emptyCheckout))
  })

  const recipient = {
    ...{ firstName: 'Γιώργος', lastName: 'Κώστας', phone: '+306912345678' },
    ...{ country: 'GR', region: 'GR-M', street: 'Κανάρη', streetNumber: '7', city: 'Χανιά' },
    ...{ zipcode: '73131', place: '', customerNotes: '' },
    ...({ floor: '', locationType: '' } as const),
  }

  it('keeps the address that somebody types who has none', () => {
    const kept = (addresses: [] | null, known: typeof recipient | null = null) =>
      startingValues(annasAccount, { addresses, recipient: known }, {}).keepAddress
    expect([kept([]), kept(null), kept([], recipient)]).toEqual(['yes', '', ''])
  })

  it('takes a known recipient, whose last step can be opened at once', () => {
    const values = startingValues(annasAccount, { addresses: [], recipient }, {})
    expect(values).toMatchObject({ ...recipient, email: 'anna@example.gr' })
    expect(allowedStep('how', values)).toBe('how')
  })

  it('keeps the pay way beside a known recipient, who is never mixed with a typed one', () => {
    const draft = { country: 'CY', region: '', street: '', payWay: '5' }
    expect(startingValues(annasAccount, { addresses: [], recipient }, draft)).toMatchObject({
      ...{ firstName: 'Γιώργος', street: 'Κανάρη', region: 'GR-M', country: 'GR', payWay: '5' },
    })
    for (const typed of [{ city: 'Πάτρα' }, { phone: '2101234567' }, { firstName: 'Νεφέλη' }]) {
      const values = startingValues(annasAccount, { addresses: [], recipient }, typed)
      expect(values).toMatchObject({ ...typed, street: '', region: '' })
      expect(Object.values(values)).not.toContain('Κώστας')
    }
  })
})

describe('orderBody', () => {
  const items = [
    { product: 7, name: 'Δύο', price: 1, quantity: 2 },
    { product: 3, name: 'Ένα', price: 1, quantity: 1 },
  ]

  it('is valid for the API, and equal for equal orders (R313)', () => {
    const body = orderBody(filled, items, 'ΑΦΜ: ')
    expect(z.safeParse(orderCreation, body).success).toBe(true)
    expect(body).toMatchObject({ payWay: 2, documentType: 'RECEIPT', customerNotes: '' })
    expect(body.items).toEqual([
      { product: 3, quantity: 1 },
      { product: 7, quantity: 2 },
    ])
    expect(orderBody(filled, items.toReversed(), '')).toEqual(body)
  })

  it('starts the notes of an invoice with the tax number', () => {
    const notes = { ...filled, customerNotes: 'Δεύτερο κουδούνι', vatNumber: '094259216' }
    const line = 'ΑΦΜ: 094259216'
    expect(orderBody(notes, items, line).customerNotes).toBe('Δεύτερο κουδούνι')
    const invoice = { ...notes, documentType: 'INVOICE' }
    expect(orderBody(invoice, items, line).customerNotes).toBe(`${line}\nΔεύτερο κουδούνι`)
    expect(orderBody({ ...invoice, customerNotes: '' }, items, line).customerNotes).toBe(line)
  })
})

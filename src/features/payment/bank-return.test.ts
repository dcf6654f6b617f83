import fc from 'fast-check'
import { paymentReturnPath, stripeReturnPath } from '#contract/paths/payment-return-path'
import { readBankReturn } from './bank-return'

const whole = '?t=0d0f6f0e-8a52&s=7000000002&lang=el-GR&eventId=0&eci=1'
const paid = { query: { s: '7000000002', t: '0d0f6f0e-8a52' } }

const readFromViva = (search: string) => readBankReturn({ pathname: paymentReturnPath, search })
const readFromStripe = (search: string, pathname: string = stripeReturnPath) =>
  readBankReturn({ pathname, search })

describe('the return address of the bank (R445)', () => {
  it.each([
    ['as it comes', whole],
    ['with names as in the manual', whole.replace('eventId', 'EventId').replace('eci', 'ECI')],
    ['with doubled parameters', `${whole}&s=1&t=2&eventId=10051`],
    ['after an empty one', `?s=&t=${'x'.repeat(65)}&${whole.slice(1)}`],
    ['with foreign parameters', `?utm_source=x&fbclid=%E0%A4%A&${whole.slice(1)}&<b>=1`],
    ['with a Greek language tag', whole.replace('el-GR', 'ελ')],
  ])('%s', (_, search) => {
    expect(readFromViva(search)).toEqual({ ...paid, visit: { kind: 'returned', word: null } })
  })

  it.each([
    ['?s=7&eventId=10051', { kind: 'returned', word: 'funds' }],
    ['?s=7&t=8&eventId=2062', { kind: 'returned', word: 'identity' }],
    ['?s=7&t=8', { kind: 'returned', word: null }],
    ['?s=7&eventId=0', { kind: 'returned', word: null }],
    ['?s=7&lang=el-GR', { kind: 'left' }],
    ['?s=7&eventId=javascript:1', { kind: 'left' }],
  ])('%s is a visit: %j', (search, visit) => {
    expect(readFromViva(search)?.visit).toEqual(visit)
  })

  it.each(['', '?', '?t=1', '?s=', '?s=%20', '?s=a/b', `?s=${'1'.repeat(65)}`])(
    '%j names no session',
    (search) => expect(readFromViva(search)).toBeNull(),
  )

  it('is read without throwing, whatever is in it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (search) => {
        expect(() => readFromViva(search)).not.toThrow()
        expect(() => readFromStripe(search)).not.toThrow()
      }),
    )
  })
})

describe('the return address of Stripe (R463)', () => {
  const order = '6f1d2c3b-4a59-4e68-8b77-000000000005'
  const returned = { kind: 'returned', word: null }
  it.each([
    ['after a payment', `?order=${order}`, returned],
    ['by its own way back', `?order=${order}&left=1`, { kind: 'left' }],
    ['with doubled parameters', `?order=${order}&order=1&left=0`, returned],
    ['after an empty one', `?order=&left=&order=${order}`, returned],
    [
      'with foreign parameters',
      `?fbclid=%E0%A4%A&s=7&eventId=10051&order=${order}&<b>=1`,
      returned,
    ],
    ['with a Greek language tag', `?lang=ελ-GR&γλώσσα=ελ&order=${order}`, returned],
    ['in capitals', `?ORDER=${order}`, returned],
  ])('%s', (_, search, visit) => {
    expect(readFromStripe(search)).toEqual({ order, visit })
    expect(readFromStripe(search, `${stripeReturnPath}/`)).toEqual({ order, visit })
  })

  it.each(['', '?order=', '?order=5', '?order=../account', `?s=7&t=8`, `?order=${order}0`])(
    '%j names no order',
    (search) => expect(readFromStripe(search)).toBeNull(),
  )
})

import fc from 'fast-check'
import { readBankReturn } from './bank-return'

const whole = '?t=0d0f6f0e-8a52&s=7000000002&lang=el-GR&eventId=0&eci=1'
const paid = { query: { s: '7000000002', t: '0d0f6f0e-8a52' } }

describe('the return address of the bank (R445)', () => {
  it.each([
    ['as it comes', whole],
    ['with names as in the manual', whole.replace('eventId', 'EventId').replace('eci', 'ECI')],
    ['with doubled parameters', `${whole}&s=1&t=2&eventId=10051`],
    ['after an empty one', `?s=&t=${'x'.repeat(65)}&${whole.slice(1)}`],
    ['with foreign parameters', `?utm_source=x&fbclid=%E0%A4%A&${whole.slice(1)}&<b>=1`],
    ['with a Greek language tag', whole.replace('el-GR', 'ελ')],
  ])('%s', (_, search) => {
    expect(readBankReturn(search)).toEqual({ ...paid, visit: { kind: 'returned', word: null } })
  })

  it.each([
    ['?s=7&eventId=10051', { kind: 'returned', word: 'funds' }],
    ['?s=7&t=8&eventId=2062', { kind: 'returned', word: 'identity' }],
    ['?s=7&t=8', { kind: 'returned', word: null }],
    ['?s=7&eventId=0', { kind: 'returned', word: null }],
    ['?s=7&lang=el-GR', { kind: 'left' }],
    ['?s=7&eventId=javascript:1', { kind: 'left' }],
  ])('%s is a visit: %j', (search, visit) => {
    expect(readBankReturn(search)?.visit).toEqual(visit)
  })

  it.each(['', '?', '?t=1', '?s=', '?s=%20', '?s=a/b', `?s=${'1'.repeat(65)}`])(
    '%j names no session',
    (search) => expect(readBankReturn(search)).toBeNull(),
  )

  it('is read without throwing, whatever is in it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (search) => {
        expect(() => readBankReturn(search)).not.toThrow()
      }),
    )
  })
})

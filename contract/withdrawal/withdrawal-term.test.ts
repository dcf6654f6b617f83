import type { OrderStatus } from '../shop/order'
import { deliveredOn, lastDay, mayBeLate, offersWithdrawal, timingOf } from './withdrawal-term'

const at = (moment: string) => Date.parse(moment)

it.each([
  ['2026-11-12', '2026-11-26'],
  // A Saturday and a Sunday become Monday.
  ['2026-11-14', '2026-11-30'],
  ['2026-11-15', '2026-11-30'],
  ['2026-12-20', '2027-01-04'],
])('of a receipt on %s ends on %s', (received, last) => {
  expect(lastDay(received)).toBe(last)
})

it('is over after the end of its last day in Athens, never without a day of receipt', () => {
  expect(mayBeLate('2026-11-12', at('2026-11-26T21:59:59Z'))).toBe(false)
  expect(mayBeLate('2026-11-12', at('2026-11-26T22:00:00Z'))).toBe(true)
  expect(mayBeLate('', at('2036-11-26T22:00:00Z'))).toBe(false)
  expect(mayBeLate(null, at('2036-11-26T22:00:00Z'))).toBe(false)
})

it.each([
  ['2026-11-12', '2026-11-26T21:59:59Z', 'inTime'],
  ['2026-11-12', '2026-11-26T22:00:00Z', 'late'],
  ['', '2036-11-26T22:00:00Z', 'unknown'],
])('tells of a receipt on %j and a statement at %s that it is %s', (received, sent, timing) => {
  expect(timingOf(received, at(sent))).toBe(timing)
})

describe('an order (R359)', () => {
  const statusUpdatedAt = '2026-11-12T10:00:00+02:00'
  const offers = (status: OrderStatus, now: string, updated: string | null = statusUpdatedAt) =>
    offersWithdrawal({ status, statusUpdatedAt: updated }, at(now))

  it.each(['PENDING', 'PROCESSING', 'SHIPPED'] as const)(
    'that is %s offers it, as the receipt is not known',
    (status) => {
      expect(deliveredOn({ status, statusUpdatedAt })).toBeNull()
      expect(offers(status, '2027-11-12T10:00:00Z')).toBe(true)
    },
  )

  it.each(['DELIVERED', 'COMPLETED'] as const)('that is %s offers it for the term', (status) => {
    expect(offers(status, '2026-11-26T21:00:00Z')).toBe(true)
    expect(offers(status, '2026-11-26T23:00:00Z')).toBe(false)
    expect(offers(status, '2027-11-26T23:00:00Z', null)).toBe(true)
  })

  it.each(['CANCELED', 'RETURNED', 'REFUNDED'] as const)('that is %s never does', (status) => {
    expect(offers(status, '2026-11-12T12:00:00Z')).toBe(false)
  })
})

import {
  isOffered,
  isPaidByTransfer,
  isPaidOnline,
  isPayable,
  payableUntil,
  unpaidReason,
  waitsForPayment,
} from './online-payment'

const way = (name: string, more: object = {}) => ({
  translations: { el: { name } },
  isOnlinePayment: false,
  providerCode: '',
  active: true,
  ...more,
})
const online = { isOnlinePayment: true }
const viva = { ...online, providerCode: 'viva_wallet' }

describe('a way to pay', () => {
  it.each([
    ['on delivery', way('PAY_ON_DELIVERY'), true],
    ['with a custom name', way('Με κουπόνι'), true],
    ['that is not active', way('PAY_ON_DELIVERY', { active: false }), false],
    ['online, by nobody', way('CREDIT_CARD', online), false],
    ['online, by a known provider', way('Κάρτα', viva), true],
    ['online, by the other known one', way('STRIPE', { ...online, providerCode: 'stripe' }), true],
    ['online, by another one', way('Κάρτα', { ...online, providerCode: 'paypal' }), false],
    ['that is not active', way('Κάρτα', { ...viva, active: false }), false],
    [
      'that is a wallet, despite its flag and provider',
      way('PAY_PAL', { providerCode: 'viva_wallet' }),
      false,
    ],
    ['that is a wallet, despite its flag', way('GOOGLE_PAY'), false],
    ['by card, which is not paid online', way('CREDIT_CARD'), true],
  ])('%s is offered: %j', (_, payWay, offered) => {
    expect(isOffered(payWay)).toBe(offered)
  })

  it("is paid online by the API's flag, or by its name", () => {
    expect(isPaidOnline(way('PAY_PAL'))).toBe(true)
    expect(isPaidOnline(way('BANK_TRANSFER'))).toBe(false)
  })

  it.each([
    ['a confirmed one', 'Κατάθεση', true, true],
    ['the known one, without the flag', 'BANK_TRANSFER', false, true],
    ['on delivery', 'PAY_ON_DELIVERY', false, false],
    ['with a custom name', 'Κατάθεση', false, false],
  ])('is a transfer: %s', (_, name, requiresConfirmation, isTransfer) => {
    expect(isPaidByTransfer({ ...way(name), requiresConfirmation })).toBe(isTransfer)
  })
})

describe('an order that is paid online', () => {
  const createdAt = '2026-04-01T12:00:00+03:00'
  const minutesAfter = (minutes: number) => Date.parse(createdAt) + minutes * 60_000
  const order = {
    status: 'PENDING',
    paymentStatus: 'PENDING',
    isPaidOnline: true,
    createdAt,
    updatedAt: new Date(minutesAfter(60)).toISOString(),
  } as const

  it('may be paid for a day, and for half an hour after a failure', () => {
    expect(payableUntil(order)).toBe(minutesAfter(24 * 60))
    expect(payableUntil({ ...order, paymentStatus: 'FAILED' })).toBe(minutesAfter(90))
    expect(isPayable(order, minutesAfter(24 * 60) - 1)).toBe(true)
    expect(isPayable(order, minutesAfter(24 * 60))).toBe(false)
  })

  it('says why it was not paid in time, as far as that is known', () => {
    const canceledAfter = (minutes: number) => ({
      status: 'CANCELED' as const,
      statusUpdatedAt: new Date(minutesAfter(minutes)).toISOString(),
    })
    const failed = { ...order, paymentStatus: 'FAILED' } as const
    expect(unpaidReason(order, minutesAfter(24 * 60))).toBe('day')
    expect(unpaidReason(failed, minutesAfter(90))).toBe('failure')
    const now = minutesAfter(48 * 60)
    expect(unpaidReason({ ...order, ...canceledAfter(24 * 60) }, now)).toBe('day')
    expect(unpaidReason({ ...order, ...canceledAfter(30) }, now)).toBeNull()
    expect(unpaidReason({ ...failed, ...canceledAfter(90) }, now)).toBeNull()
    expect(unpaidReason({ ...order, status: 'CANCELED' }, now)).toBeNull()
  })

  it.each([
    ['is paid', { paymentStatus: 'COMPLETED' }],
    ['was paid back', { paymentStatus: 'REFUNDED' }],
    ['has an unknown payment', { paymentStatus: 'UNKNOWN' }],
    ['is cancelled', { status: 'CANCELED' }],
    ['is under way', { status: 'PROCESSING' }],
    ['is paid at the door', { isPaidOnline: false }],
  ] as const)('may not be paid where it %s', (_, more) => {
    expect(isPayable({ ...order, ...more }, minutesAfter(1))).toBe(false)
    expect(waitsForPayment({ ...order, ...more }, minutesAfter(1))).toBe(false)
  })

  it('waits for its payment also while the bank is at it, a day at most (R480)', () => {
    const atBank = { ...order, paymentStatus: 'PROCESSING' } as const
    expect([isPayable(atBank, minutesAfter(1)), waitsForPayment(atBank, minutesAfter(1))]).toEqual([
      false,
      true,
    ])
    expect(waitsForPayment(atBank, minutesAfter(24 * 60))).toBe(false)
    expect(waitsForPayment({ ...atBank, status: 'PROCESSING' }, minutesAfter(1))).toBe(false)
  })
})

import { isOffered, isPaidByTransfer, isPaidOnline, payableUntil } from './online-payment'

const way = (name: string, more: object = {}) => ({
  translations: { el: { name } },
  isOnlinePayment: false,
  providerCode: '',
  active: true,
  ...more,
})
const online = { isOnlinePayment: true }

describe('a way to pay', () => {
  it.each([
    ['on delivery', way('PAY_ON_DELIVERY'), true],
    ['with a custom name', way('Με κουπόνι'), true],
    ['that is not active', way('PAY_ON_DELIVERY', { active: false }), false],
    ['online', way('CREDIT_CARD', online), false],
    ['online, by a provider', way('Κάρτα', { ...online, providerCode: 'viva_wallet' }), false],
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

describe('the time in which an order can be paid', () => {
  const createdAt = '2026-11-29T10:00:00Z'
  it.each([
    ['PENDING', createdAt, '2026-11-30T10:00:00.000Z'],
    ['FAILED', '2026-11-29T12:00:00Z', '2026-11-29T12:30:00.000Z'],
    ['FAILED', '2026-11-30T09:45:00Z', '2026-11-30T10:00:00.000Z'],
  ] as const)('%s, changed at %s: until %s', (paymentStatus, updatedAt, end) => {
    const until = payableUntil({ createdAt, updatedAt, paymentStatus })
    expect(new Date(until).toISOString()).toBe(end)
  })
})

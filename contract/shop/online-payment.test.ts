import { isOffered, isPaidByTransfer, isPaidOnline, paymentAddress } from './online-payment'

const way = (name: string, more: object = {}) => ({
  translations: { el: { name } },
  isOnlinePayment: false,
  providerCode: '',
  active: true,
  ...more,
})
const online = { isOnlinePayment: true }
const payments = {
  CREDIT_CARD: 'https://pay.example.gr/{uuid}?order={id}',
  'demo-card': 'https://demo.example.gr/',
}
const uuid = '0f2b7c1e-5c0b-4d1e-9a53-1c2d3e4f5a6b'

describe('a way to pay', () => {
  it.each([
    ['on delivery', way('PAY_ON_DELIVERY'), true],
    ['with a custom name', way('Με κουπόνι'), true],
    ['that is not active', way('PAY_ON_DELIVERY', { active: false }), false],
    ['online, with a known address', way('CREDIT_CARD', online), true],
    ['online, by its provider', way('Κάρτα', { ...online, providerCode: 'demo-card' }), true],
    ['online, without an address', way('STRIPE', online), false],
    [
      'online, named like a property of Object.prototype',
      way('x', { ...online, providerCode: 'toString' }),
      false,
    ],
    ['that is a wallet, despite its flag', way('GOOGLE_PAY'), false],
    ['by card, which is not paid online', way('CREDIT_CARD'), true],
  ])('%s is offered: %j', (_, payWay, offered) => {
    expect(isOffered(payWay, payments)).toBe(offered)
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

describe('address of a payment', () => {
  const order = (payWay: ReturnType<typeof way> | null) => ({ id: 7, uuid, payWay })

  it('names the order', () => {
    expect(paymentAddress(order(way('CREDIT_CARD', online)), payments)).toBe(
      `https://pay.example.gr/${uuid}?order=7`,
    )
  })

  it('is null for other ways to pay and unknown providers', () => {
    for (const payWay of [way('PAY_ON_DELIVERY'), way('STRIPE', online), null]) {
      expect(paymentAddress(order(payWay), payments)).toBeNull()
    }
  })
})

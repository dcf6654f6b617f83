import { timesPaid } from './times-paid'

const entry = (changeType: string, newValue: unknown) => ({ changeType, newValue })
const viva = entry('PAYMENT', { paymentStatus: 'completed', provider: 'viva_wallet' })
const stripe = (checkoutSessionId?: string) =>
  entry('PAYMENT', { paymentStatus: 'completed', ...(checkoutSessionId && { checkoutSessionId }) })
const failed = entry('PAYMENT', { paymentStatus: 'failed', provider: 'viva_wallet' })

describe('how often an order was paid (R462)', () => {
  it.each<[string, unknown, number]>([
    ['never', [entry('CREATED', null), failed], 0],
    ['once', [entry('CREATED', null), failed, viva, entry('STATUS', { status: 'SHIPPED' })], 1],
    ['twice at Viva', [viva, failed, viva], 2],
    ['once at Stripe, told of by session and payment', [stripe('cs_1'), stripe()], 1],
    ['once at Stripe, the same session twice', [stripe('cs_1'), stripe('cs_1')], 1],
    ['twice at Stripe', [stripe('cs_1'), stripe('cs_2'), stripe()], 2],
    ['once, told of without a session', [stripe(), stripe()], 1],
    ['by words in capitals', [entry('PAYMENT', { paymentStatus: 'COMPLETED' })], 1],
    ['without a timeline', undefined, 0],
    ['with another shape', [null, 5, entry('PAYMENT', 'completed')], 0],
  ])('%s', (_, timeline, times) => {
    expect(timesPaid(timeline)).toBe(times)
  })
})

import * as z from 'zod/mini'
import { exampleOrder } from '#contract/examples/order-examples'
import { order } from '#contract/shop/order'
import { bankWord } from './bank-reason'
import { type PayableOrder, paymentStage } from './payment-stage'

const placedAt = Date.parse('2026-11-29T10:00:00Z')
const later = (minutes: number) => placedAt + minutes * 60_000
const placed = z.parse(order, {
  ...exampleOrder,
  status: 'PENDING',
  isPaidOnline: true,
  createdAt: new Date(placedAt).toISOString(),
  updatedAt: new Date(placedAt).toISOString(),
})

describe('how it stands with paying an order (R445)', () => {
  it.each<[string, Partial<PayableOrder>, number, string]>([
    ['a new one', {}, 1, 'payable'],
    ['one of yesterday', {}, 24 * 60 - 1, 'payable'],
    ['one that waited a day', {}, 24 * 60, 'expired'],
    ['after a failure', { paymentStatus: 'FAILED' }, 29, 'failed'],
    ['half an hour after it', { paymentStatus: 'FAILED' }, 30, 'expired'],
    ['a payment given up', { paymentStatus: 'CANCELED' }, 1, 'none'],
    ['at the bank', { paymentStatus: 'PROCESSING' }, 1, 'inProgress'],
    ['paid', { status: 'PROCESSING', paymentStatus: 'COMPLETED' }, 1, 'paid'],
    ['paid, before its state follows', { paymentStatus: 'COMPLETED' }, 1, 'paid'],
    ['paid and delivered', { status: 'COMPLETED', paymentStatus: 'COMPLETED' }, 9e5, 'paid'],
    [
      'paid twice',
      { status: 'PROCESSING', paymentStatus: 'COMPLETED', timesPaid: 2 },
      1,
      'paidTwice',
    ],
    ['paid once', { status: 'PROCESSING', paymentStatus: 'COMPLETED', timesPaid: 1 }, 1, 'paid'],
    ['cancelled', { status: 'CANCELED' }, 1, 'canceled'],
    ['cancelled after a failure', { status: 'CANCELED', paymentStatus: 'FAILED' }, 1, 'canceled'],
    [
      'cancelled, yet paid',
      { status: 'CANCELED', paymentStatus: 'COMPLETED' },
      1,
      'canceledButPaid',
    ],
    ['refunded', { status: 'CANCELED', paymentStatus: 'REFUNDED' }, 1, 'refunded'],
    ['refunded in part', { status: 'SHIPPED', paymentStatus: 'PARTIALLY_REFUNDED' }, 1, 'refunded'],
    ['taken on unpaid', { status: 'PROCESSING' }, 1, 'none'],
    ['in an unknown state', { paymentStatus: 'UNKNOWN' }, 1, 'none'],
    ['paid at the door', { isPaidOnline: false }, 1, 'none'],
  ])('%s', (_, changes, minutes, stage) => {
    expect(paymentStage({ ...placed, ...changes }, later(minutes))).toBe(stage)
  })
})

it.each([
  [null, null],
  ['', null],
  ['0', null],
  ['10051', 'funds'],
  ['2062', 'identity'],
  ['2061', 'left'],
  ['99999', 'failed'],
  ['toString', null],
  ['<b>', null],
])('the bank says %j: %j', (eventId, word) => {
  expect(bankWord(eventId)).toBe(word)
})

import fc from 'fast-check'
import * as z from 'zod/mini'
import { notificationKind, notificationKinds } from '../notifications/notification-kind'
import { documentType, documentTypes } from '../shop/document-type'
import { orderStatus, orderStatuses, paymentStatus, paymentStatuses } from '../shop/order-status'

const lists = [
  { name: 'status of an order', schema: orderStatus, words: orderStatuses, fallback: 'PENDING' },
  {
    name: 'status of a payment',
    schema: paymentStatus,
    words: paymentStatuses,
    fallback: 'PENDING',
  },
  { name: 'paper of an order', schema: documentType, words: documentTypes, fallback: 'RECEIPT' },
  {
    name: 'kind of a notification',
    schema: notificationKind,
    words: notificationKinds,
    fallback: 'INFO',
  },
]

describe.each(lists)('$name', ({ schema, words, fallback }) => {
  it.each([...words])('%s stays', (word) => {
    expect(z.parse(schema, word)).toBe(word)
  })

  it.each(['ON_HOLD', 'pending', '', null, undefined])('%p is read as the default', (word) => {
    expect(z.parse(schema, word)).toBe(fallback)
  })

  it('is always one of its words', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(words).toContain(z.parse(schema, text))
      }),
    )
  })

  it.each([3, true, [], {}])('%p is no word', (value) => {
    expect(z.safeParse(schema, value).success).toBe(false)
  })
})

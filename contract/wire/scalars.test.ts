import fc from 'fast-check'
import * as z from 'zod/mini'
import { notificationKind, notificationKinds } from '../notifications/notification'
import {
  documentType,
  documentTypes,
  orderStatus,
  orderStatuses,
  paymentStatus,
  paymentStatuses,
} from '../shop/order'
import { count, date, dateTime, id, lenientText, money, uuid } from './scalars'

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success

describe('moments (R154)', () => {
  it.each([
    '2026-02-03T08:15:00+02:00',
    '2026-02-03T08:15:00.123456+02:00',
    '2026-02-03T06:15:00Z',
    '2024-02-29T00:00:00-11:00',
  ])('%s is one', (text) => {
    expect(accepts(dateTime, text)).toBe(true)
  })

  it.each([
    '2026-02-03T08:15:00',
    '2026-02-03 08:15:00+02:00',
    '2026-02-30T08:15:00+02:00',
    '2026-02-03T25:15:00Z',
    '2026-02-03',
    '',
    1770000000,
    null,
  ])('%p is none', (value) => {
    expect(accepts(dateTime, value)).toBe(false)
  })

  it('has an offset, or is refused, at any time', () => {
    const moment = fc.date({
      min: new Date('1970-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moment, (at) => {
        const text = at.toISOString()
        expect(accepts(dateTime, text)).toBe(true)
        expect(accepts(dateTime, text.replace('Z', '+03:00'))).toBe(true)
        expect(accepts(dateTime, text.replace('Z', ''))).toBe(false)
      }),
    )
  })
})

describe('other values', () => {
  it.each([1, 9007199254740991])('%p is an id', (value) => {
    expect(accepts(id, value)).toBe(true)
  })

  it.each([0, -1, 1.5, 9007199254740992, Number.NaN, Number.POSITIVE_INFINITY, '1', null])(
    '%p is no id',
    (value) => {
      expect(accepts(id, value)).toBe(false)
    },
  )

  it('counts from zero', () => {
    expect(accepts(count, 0)).toBe(true)
    expect(accepts(count, -1)).toBe(false)
  })

  it('reads an amount from a number and from its text', () => {
    const amount = fc.integer({ min: -10_000_00, max: 10_000_00 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(amount, (euro) => {
        expect(z.parse(money, euro)).toBe(euro)
        expect(z.parse(money, euro.toFixed(2))).toBe(Number(euro.toFixed(2)))
      }),
    )
  })

  it.each(['', ' ', '1,50', '1.234,50', '0x10', '1e3', 'NaN', Number.NaN, null, undefined, [1]])(
    '%p is no amount',
    (value) => {
      expect(accepts(money, value)).toBe(false)
    },
  )

  it('reads a text that is missing as an empty one', () => {
    expect([null, undefined, '', 'ναι'].map((text) => z.parse(lenientText, text))).toEqual([
      '',
      '',
      '',
      'ναι',
    ])
    expect(accepts(lenientText, 5)).toBe(false)
  })

  it('knows a day of the calendar, and a uuid', () => {
    expect(accepts(date, '2024-02-29')).toBe(true)
    expect(accepts(date, '2026-02-29')).toBe(false)
    expect(accepts(uuid, '6f1d2c3b-4a59-4e68-8b77-000000000041')).toBe(true)
    expect(accepts(uuid, '6f1d2c3b4a594e688b77000000000041')).toBe(false)
  })
})

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

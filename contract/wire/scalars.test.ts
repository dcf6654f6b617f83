import fc from 'fast-check'
import * as z from 'zod/mini'
import { seoFields } from './common-fields'
import { count, date, dateTime, id, lenientText, money, uuid } from './scalars'

const moments = [
  '2026-02-03T08:15:00+02:00',
  '2026-02-03T08:15:00.123456+02:00',
  '2026-02-03T06:15:00Z',
  '2024-02-29T00:00:00-11:00',
]
const uuids = ['6f1d2c3b-4a59-4e68-8b77-000000000041']

it.each<[string, z.ZodMiniType, right: unknown[], wrong: unknown[]]>([
  [
    'moments have an offset (R154)',
    dateTime,
    moments,
    ['2026-02-03T08:15:00', '2026-02-03 08:15:00+02:00', '2026-02-30T08:15:00+02:00', '2026-02-03'],
  ],
  ['dates are in the calendar', date, ['2024-02-29'], ['2026-02-29']],
  ['uuids have dashes (R155)', uuid, uuids, ['6f1d2c3b4a594e688b77000000000041']],
  ['ids are positive', id, [1, 9007199254740991], [0, -1, 1.5, 9007199254740992, '1', null]],
  ['counts start at zero', count, [0], [-1]],
  ['amounts are decimal', money, [1.5, '1.50'], ['', ' ', '1,50', '0x10', '1e3', Number.NaN, null]],
])('%s', (_, schema, right, wrong) => {
  const isAccepted = (value: unknown) => z.safeParse(schema, value).success
  expect([...right, ...wrong].filter(isAccepted)).toEqual(right)
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

it('reads a missing text as an empty one (R155)', () => {
  const read = [null, undefined, '', 'ναι'].map((text) => z.parse(lenientText, text))
  expect(read).toEqual(['', '', '', 'ναι'])
  const none = { seoTitle: null, seoDescription: null, seoKeywords: null }
  expect(Object.values(z.parse(z.object(seoFields), none))).toEqual(['', '', ''])
})

import * as z from 'zod/mini'
import { apiDateTime } from './date-time'

it.each([
  ['2026-03-30T10:02:17.631697+03:00', '2026-03-30T10:02:17.631697+03:00'],
  ['2026-03-30T07:02:17Z', '2026-03-30T07:02:17Z'],
  ['2026-03-30T10:02:17.631697', '2026-03-30T10:02:17.631697+03:00'],
  ['2026-01-30T10:02:17', '2026-01-30T10:02:17+02:00'],
])('%s is read as %s', (sent, read) => {
  expect(z.parse(apiDateTime, sent)).toBe(read)
})

it.each(['', '2026-03-30', '10:02:17', 'χθες', null])('%p is no date-time', (sent) => {
  expect(z.safeParse(apiDateTime, sent).success).toBe(false)
})

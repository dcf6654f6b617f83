import { athensDay, athensTime, withAthensOffset } from './athens-time'

describe('the time format of the API', () => {
  it.each([
    ['2026-01-15T10:00:00Z', '2026-01-15T12:00:00+02:00'],
    ['2026-07-15T10:00:00Z', '2026-07-15T13:00:00+03:00'],
    ['2026-07-15T10:00:00.250Z', '2026-07-15T13:00:00.250+03:00'],
    ['2026-12-31T22:30:00Z', '2027-01-01T00:30:00+02:00'],
    ['2026-03-29T00:59:59Z', '2026-03-29T02:59:59+02:00'],
    ['2026-03-29T01:00:00Z', '2026-03-29T04:00:00+03:00'],
  ])('%s is %s in Athens', (utc, athens) => {
    expect(athensTime(Date.parse(utc))).toBe(athens)
    expect(Date.parse(athens)).toBe(Date.parse(utc))
  })
})

it.each([
  ['2026-01-15T12:00:00', '+02:00'],
  ['2026-07-15T13:00:00.631697', '+03:00'],
  ['2026-03-29T02:59:59', '+02:00'],
  ['2026-03-29T04:00:00', '+03:00'],
  ['2026-10-25T02:59:59', '+03:00'],
  ['2026-10-25T04:00:00', '+02:00'],
])('%s on the clocks of Athens has the offset %s', (wall, offset) => {
  expect(withAthensOffset(wall)).toBe(`${wall}${offset}`)
})

it('a day ends in Athens, not in Greenwich', () => {
  expect(athensDay(Date.UTC(2026, 10, 26, 21, 59))).toBe('2026-11-26')
  expect(athensDay(Date.UTC(2026, 10, 26, 22, 0))).toBe('2026-11-27')
  expect(athensDay(Date.UTC(2026, 6, 26, 20, 59))).toBe('2026-07-26')
  expect(athensDay(Date.UTC(2026, 6, 26, 21, 0))).toBe('2026-07-27')
})

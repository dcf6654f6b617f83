import { formatDays } from './format-days'
import { dayInAthens, workingDayAfter } from './working-days'

const isoOf = (day: number) => new Date(day).toISOString().slice(0, 10)

/** The day that comes so many working days after a moment. */
const after = (moment: string, count: number) =>
  isoOf(workingDayAfter(dayInAthens(new Date(moment)), count))

it.each([
  ['over a weekend', '2026-11-27T12:00:00Z', 2, '2026-12-01'],
  ['from a Saturday', '2026-11-28T12:00:00Z', 1, '2026-11-30'],
  ['from a Sunday', '2026-11-29T12:00:00Z', 1, '2026-11-30'],
  ['in the same week', '2026-11-30T12:00:00Z', 4, '2026-12-04'],
  ['over Christmas and its second day', '2026-12-23T12:00:00Z', 2, '2026-12-28'],
  ['over the end of the year', '2026-12-30T12:00:00Z', 2, '2027-01-04'],
  ['over Epiphany', '2027-01-04T12:00:00Z', 3, '2027-01-08'],
  ['over the 25th of March', '2026-03-24T12:00:00Z', 1, '2026-03-26'],
  ['over the 28th of October', '2026-10-27T12:00:00Z', 1, '2026-10-29'],
  ['over the 15th of August, a Saturday', '2026-08-13T12:00:00Z', 2, '2026-08-17'],
  ['over the 15th of August, a Friday', '2025-08-14T12:00:00Z', 1, '2025-08-18'],
  ['over the first of May', '2026-04-30T12:00:00Z', 1, '2026-05-04'],
  ['over Easter from Good Friday to Easter Monday', '2026-04-08T12:00:00Z', 2, '2026-04-14'],
  ['over Clean Monday', '2026-02-20T12:00:00Z', 1, '2026-02-24'],
  ['over Whit Monday', '2026-05-29T12:00:00Z', 1, '2026-06-02'],
  ['over the 29th of February', '2028-02-28T12:00:00Z', 1, '2028-02-29'],
  ['over many weeks', '2026-11-27T12:00:00Z', 30, '2027-01-13'],
])('counts working days %s', (_, from, count, day) => {
  expect(after(from, count)).toBe(day)
})

it.each([
  ['2025-04-20', '2025-04-22'],
  ['2026-04-12', '2026-04-14'],
  ['2027-05-02', '2027-05-04'],
  ['2028-04-16', '2028-04-18'],
  ['2029-04-08', '2029-04-10'],
  ['2030-04-28', '2030-04-30'],
  ['2032-05-02', '2032-05-04'],
  // Easter Monday is followed by the first of May.
  ['2035-04-29', '2035-05-02'],
  ['2040-05-06', '2040-05-08'],
  ['2050-04-17', '2050-04-19'],
])('works on no day from Good Friday to Easter Monday around %s', (easter, day) => {
  expect(after(new Date(Date.parse(easter) - 3 * 86_400_000).toISOString(), 1)).toBe(day)
})

it.each([
  ['before midnight', '2026-11-27T21:59:59Z', '2026-11-27'],
  ['after midnight', '2026-11-27T22:00:00Z', '2026-11-28'],
  ['in summer time', '2026-07-01T21:00:00Z', '2026-07-02'],
  ['at the end of the year', '2026-12-31T22:00:00Z', '2027-01-01'],
])('takes the day of Athens %s', (_, moment, day) => {
  expect(isoOf(dayInAthens(new Date(moment)))).toBe(day)
})

it.each([
  ['2026-12-01', '2026-12-03', 'Τρίτη 1 – Πέμπτη 3 Δεκεμβρίου'],
  ['2026-11-30', '2026-12-02', 'Δευτέρα 30 Νοεμβρίου – Τετάρτη 2 Δεκεμβρίου'],
  ['2026-12-30', '2027-01-04', 'Τετάρτη 30 Δεκεμβρίου – Δευτέρα 4 Ιανουαρίου'],
  ['2026-12-01', '2026-12-01', 'Τρίτη 1 Δεκεμβρίου'],
])('names the days from %s to %s', (first, last, words) => {
  expect(formatDays(Date.parse(first), Date.parse(last)).replaceAll(/\s/g, ' ')).toBe(words)
})

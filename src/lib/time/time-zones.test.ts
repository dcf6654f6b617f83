import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { formatDate, formatDateTime } from './format-date'

/** Moments around the changes of Greek summer time and the ends of days, months and years. */
const moments: readonly (readonly [moment: string, day: string, time: string])[] = [
  ['2026-03-29T00:59:59Z', '29 Μαρτίου 2026', '2:59 π.μ.'],
  ['2026-03-29T01:00:00Z', '29 Μαρτίου 2026', '4:00 π.μ.'],
  ['2026-03-28T21:59:59Z', '28 Μαρτίου 2026', '11:59 μ.μ.'],
  ['2026-03-28T22:00:00Z', '29 Μαρτίου 2026', '12:00 π.μ.'],
  ['2026-03-29T21:00:00Z', '30 Μαρτίου 2026', '12:00 π.μ.'],
  ['2026-10-25T00:59:59Z', '25 Οκτωβρίου 2026', '3:59 π.μ.'],
  ['2026-10-25T01:00:00Z', '25 Οκτωβρίου 2026', '3:00 π.μ.'],
  ['2026-10-24T20:59:59Z', '24 Οκτωβρίου 2026', '11:59 μ.μ.'],
  ['2026-10-24T21:00:00Z', '25 Οκτωβρίου 2026', '12:00 π.μ.'],
  ['2026-12-31T21:59:59Z', '31 Δεκεμβρίου 2026', '11:59 μ.μ.'],
  ['2026-12-31T22:00:00Z', '1 Ιανουαρίου 2027', '12:00 π.μ.'],
  ['2028-02-28T22:00:00Z', '29 Φεβρουαρίου 2028', '12:00 π.μ.'],
  ['2026-07-01T00:30:00+03:00', '1 Ιουλίου 2026', '12:30 π.μ.'],
]

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

it.each(moments)('%s is %s, %s in Athens (A6-101)', (moment, day, time) => {
  expect(formatDate(moment)).toBe(day)
  expect(formatDate(new Date(moment))).toBe(day)
  expect(plain(formatDateTime(moment))).toContain(day)
  expect(plain(formatDateTime(moment))).toContain(time)
})

it("is independent of the machine's time zone (A6-101)", () => {
  const here = JSON.stringify(moments.map(([moment]) => formatDateTime(moment)))
  const script = `
    const { formatDateTime } = require(${JSON.stringify(join(__dirname, 'format-date.ts'))})
    const moments = ${JSON.stringify(moments.map(([moment]) => moment))}
    const offsets = [0, 6].map((month) => new Date(2026, month, 1).getTimezoneOffset())
    process.stdout.write(JSON.stringify(moments.map((moment) => formatDateTime(moment))) + offsets)
  `
  const said = ['Pacific/Kiritimati', 'America/Los_Angeles'].map((TZ) =>
    execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], {
      cwd: join(__dirname, '../../..'),
      env: { ...process.env, TZ },
      encoding: 'utf8',
    }),
  )
  expect(said).toEqual([`${here}-840,-840`, `${here}480,420`])
}, 30_000)

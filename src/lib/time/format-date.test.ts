import * as fc from 'fast-check'
import { formatDate, formatDateTime } from './format-date'

describe('formatDate', () => {
  it('formats the date in Greek', () => {
    expect(formatDate('2026-10-03T09:00:00Z')).toBe('3 Οκτωβρίου 2026')
  })

  it('formats like Intl', () => {
    const intl = new Intl.DateTimeFormat('el-GR', { dateStyle: 'long', timeZone: 'Europe/Athens' })
    const same = (moment: Date) => expect(formatDate(moment)).toBe(intl.format(moment))
    const [min, max] = [new Date('1985-01-01'), new Date('2099-12-31')]
    fc.assert(fc.property(fc.date({ min, max, noInvalidDate: true }), same), { numRuns: 3000 })
    // Around midnight of each day, where summer time changes the date.
    for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2030, 0, 1); at += 86_400_000) {
      for (const minutes of [-181, -179, -121, -119, 1]) same(new Date(at + minutes * 60_000))
    }
  })

  it('refuses invalid dates', () => {
    expect(() => formatDate('yesterday')).toThrow(RangeError)
  })

  it('has a form with the time', () => {
    expect(formatDateTime('2026-10-03T09:05:00Z')).toMatch(/^3 Οκτωβρίου 2026.*12:05/)
    expect(formatDateTime('2026-10-03T09:05:00Z')).toMatch(/\u00a012:05\u00a0μ.μ.$/)
  })
})

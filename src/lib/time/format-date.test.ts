import { formatDate, formatDateTime } from './format-date'

describe('formatDate', () => {
  it('formats the date in Greek', () => {
    expect(formatDate('2026-10-03T09:00:00Z')).toBe('3 Οκτωβρίου 2026')
  })

  it('uses the time of Athens', () => {
    expect(formatDate('2026-12-31T22:30:00Z')).toBe('1 Ιανουαρίου 2027')
  })

  it('has a form with the time', () => {
    expect(formatDateTime('2026-10-03T09:05:00Z')).toMatch(/^3 Οκτωβρίου 2026.*12:05/)
    expect(formatDateTime('2026-10-03T09:05:00Z')).toMatch(/\u00a012:05\u00a0μ.μ.$/)
  })
})

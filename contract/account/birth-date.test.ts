import * as z from 'zod/mini'
import { accountWriteOn } from './account-write'
import { birthDateOn, earliestBirth } from './birth-date'

it('is a day from 120 years ago to today', () => {
  const right = ['1906-11-26', '1990-02-28', '2024-02-29', '2026-11-26']
  const wrong = ['0001-01-01', '1899-12-31', '1906-11-25', '2026-11-27', '9999-12-31', '']
  const broken = ['2026-02-29', '26/11/1990', '1990-1-1', '190-01-01', '19900-01-01']
  const rule = birthDateOn('2026-11-26')
  const isAccepted = (day: string) => z.safeParse(rule, day).success
  expect([...right, ...wrong, ...broken].filter(isAccepted)).toEqual(right)
  expect(earliestBirth('2024-02-29')).toBe('1904-02-29')
})

it('of an account is checked, and may be cleared or left out', () => {
  const rule = accountWriteOn('2026-11-26')
  const isAccepted = (birthDate: string | null) => z.safeParse(rule, { birthDate }).success
  expect(['1990-02-28', null, '0001-01-01', '2026-11-27'].map(isAccepted)).toEqual([
    ...[true, true, false, false],
  ])
  expect(z.parse(rule, {})).toEqual({})
})

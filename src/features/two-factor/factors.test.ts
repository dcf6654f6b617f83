import type { Authenticator } from '#contract/allauth/account-answers'
import { adviceFor, codesFile, factorsOf, grouped } from './factors'

const app: Authenticator = { type: 'totp', created_at: 1 }
const key: Authenticator = { type: 'webauthn', id: 4, name: 'Κινητό', created_at: 2 }
const codes = (left: number): Authenticator => ({
  type: 'recovery_codes',
  total_code_count: 10,
  unused_code_count: left,
  created_at: 3,
})

it('counts authenticators and codes', () => {
  expect(factorsOf([codes(9), app, key, { ...key, id: 5 }], 0)).toEqual({
    hasApp: true,
    keyCount: 2,
    codes: { left: 9, total: 10, madeAt: 3 },
    leftOut: 0,
  })
  expect(factorsOf([], 2)).toEqual({ hasApp: false, keyCount: 0, codes: null, leftOut: 2 })
})

it.each<[string, Authenticator[]]>([
  ['start', []],
  ['makeCodes', [key]],
  ['fewCodes', [app, codes(2)]],
  ['fewCodes', [app, key, codes(0)]],
  ['addKey', [app, codes(3)]],
  ['good', [key, codes(10)]],
])('advises %s (A3-51)', (advice, authenticators) => {
  expect(adviceFor(factorsOf(authenticators, 0))).toBe(advice)
})

it.each<[string | null, Authenticator[]]>([
  [null, []],
  [null, [key]],
  [null, [app, codes(3)]],
  [null, [codes(0)]],
  ['fewCodes', [app, codes(2)]],
  ['good', [key, codes(10)]],
])('advises %s where not all was read (R557)', (advice, authenticators) => {
  expect(adviceFor(factorsOf(authenticators, 1))).toBe(advice)
})

it('writes one code per line, below account and date (R063)', () => {
  const words = {
    heading: 'Σταγόνα',
    account: 'anna@example.gr',
    madeOn: 'Σήμερα',
    use: 'Μία φορά.',
  }
  expect(codesFile({ ...words, codes: ['01234567', '89012345'] }).split('\r\n')).toEqual([
    'Σταγόνα',
    'anna@example.gr',
    'Σήμερα',
    '',
    '01234567',
    '89012345',
    '',
    'Μία φορά.',
    '',
  ])
})

it.each([
  ['01234567', '0123 4567'],
  ['ABCDEFGHIJ', 'ABCD EFGH IJ'],
  ['', ''],
])('groups %s as %s', (text, read) => {
  expect(grouped(text)).toBe(read)
})

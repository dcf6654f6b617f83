import { codesFile } from './codes-file'
import { grouped } from './grouped'

it('writes one code a line, with who and when above (R063)', () => {
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

import { randomBytes } from 'node:crypto'
import { isWeakSecret } from './weak-secret'

const bytes = (length: number, of: (at: number) => number) =>
  Uint8Array.from({ length }, (_, at) => of(at))

it.each([
  ['one byte', bytes(32, () => 0xff)],
  ['zero bytes', bytes(24, () => 0)],
  ['00 to 1f', bytes(32, (at) => at)],
  ['a falling sequence', bytes(32, (at) => 255 - 3 * at)],
  ['a repeated part', bytes(32, (at) => [9, 77, 3, 250, 18, 66, 101, 4][at % 8] ?? 0)],
  ['one letter', 'a'.repeat(32)],
  ['the alphabet', 'abcdefghijklmnopqrstuvwxyz'],
  ['a repeated word', 'change-me-change-me-change-me-'],
  ['digits and letters in a row', '0123456789abcdefghijklmnopqrstuv'],
])('finds %s weak', (_, secret) => {
  expect(isWeakSecret(secret)).toBe(true)
})

it('finds no random secret weak', () => {
  for (let made = 0; made < 2000; made += 1) {
    expect(isWeakSecret(randomBytes(24))).toBe(false)
    expect(isWeakSecret(randomBytes(32).toString('hex'))).toBe(false)
    expect(isWeakSecret(randomBytes(18).toString('base64url'))).toBe(false)
  }
})

/**
 * Whether a Greek tax number looks wrong: nine digits, the last of which follows from the others.
 * It is only said, never held against anybody. A number with the letters of another
 * country before it is left alone.
 */
export function vatNumberLooksWrong(written: string): boolean {
  const plain = written.replace(/[\s.-]/g, '').toUpperCase()
  if (plain === '' || /^(?!EL)[A-Z]{2}/.test(plain)) return false
  const digits = plain.replace(/^EL/, '')
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return true
  const sum = [...digits.slice(0, 8)].reduce(
    (total, digit, at) => total + Number(digit) * 2 ** (8 - at),
    0,
  )
  return (sum % 11) % 10 !== Number(digits[8])
}

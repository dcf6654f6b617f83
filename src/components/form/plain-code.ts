/** Greek capitals that look like a Latin one, in its place: codes never hold Greek letters. */
const lookalikes: ReadonlyMap<number, string> = new Map([
  [0x391, 'A'],
  [0x392, 'B'],
  [0x395, 'E'],
  [0x396, 'Z'],
  [0x397, 'H'],
  [0x399, 'I'],
  [0x39a, 'K'],
  [0x39c, 'M'],
  [0x39d, 'N'],
  [0x39f, 'O'],
  [0x3a1, 'P'],
  [0x3a4, 'T'],
  [0x3a5, 'Y'],
  [0x3a7, 'X'],
])

/**
 * A code as it was meant, whatever keyboard or clipboard it came from: blanks, dashes and other
 * signs are left out, digits of any script become 0–9, letters become Latin capitals.
 */
export function plainCode(typed: string): string {
  return [...typed.normalize('NFKC').toUpperCase()]
    .map((sign) => lookalikes.get(sign.codePointAt(0) ?? 0) ?? plainDigit(sign))
    .join('')
    .replace(/[^A-Z0-9]/g, '')
}

/** Digits of a script stand in a row of ten, with none beside them. */
function plainDigit(sign: string): string {
  if (!isDigit(sign)) return sign
  const code = sign.codePointAt(0) ?? 0
  let value = 0
  while (isDigit(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

function isDigit(sign: string): boolean {
  return /^\p{Nd}$/u.test(sign)
}

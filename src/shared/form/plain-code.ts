/** Greek capitals that look like a Latin one, in its place: codes never hold Greek letters. */
const lookalikes = new Map(
  'ABEZHIKMNOPTYX'
    .split('')
    .map((latin, place) => [
      '\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7'[place],
      latin,
    ]),
)

/**
 * A code as it was meant, whatever keyboard or clipboard it came from: blanks, dashes and other
 * signs are left out, digits of any script become 0–9, letters become Latin capitals.
 */
export function plainCode(typed: string): string {
  return [...typed.normalize('NFKC').toUpperCase()]
    .map((sign) => lookalikes.get(sign) ?? plainDigit(sign))
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

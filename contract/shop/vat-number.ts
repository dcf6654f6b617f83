import { normalCode, withoutPunctuation } from '../wire/typed-text'

/**
 * A Greek number without punctuation: EL in Latin or Greek letters, or the code of the country,
 * before it a name or abbreviation that is copied with it. In Latin letters only those that are
 * known, because other letters are another country's prefix.
 */
const greekNumber =
  /^(?:(?:\p{sc=Greek}{3,}|(?:AFM|VAT|TAX|TIN)(?:NO|ID|NR|NUMBER)*)[:#]*)?(?:([E\u0395][L\u039b]|GR):?)?(\d{9})(?:\(?\u0391\u03a6\u039c\)?)?$/u

/**
 * A tax number: a Greek one as `EL094259216`, or nine digits where it was typed without a prefix;
 * others as typed, without the label.
 */
export function normalVatNumber(typed: string): string {
  const text = normalCode(typed)
  const [, prefix, digits] = greekNumber.exec(compact(text)) ?? []
  if (!digits) return text
  return prefix ? `EL${digits}` : digits
}

/** A Greek tax number in its normal form: the API issues invoices to no other. */
export const greekVatNumber = /^(?:EL)?\d{9}$/

/**
 * Whether a Greek tax number fails its check: nine digits, the last one a check digit. Only for a
 * warning. Numbers with another country's prefix pass.
 */
export function vatNumberLooksWrong(typed: string): boolean {
  const plain = compact(normalVatNumber(typed))
  if (plain === '' || /^(?!EL|GR)[A-Z]{2}/.test(plain)) return false
  const [, , digits] = greekNumber.exec(plain) ?? []
  if (!digits || /^0+$/.test(digits)) return true
  const sum = [...digits.slice(0, 8)].reduce(
    (total, digit, at) => total + Number(digit) * 2 ** (8 - at),
    0,
  )
  return (sum % 11) % 10 !== Number(digits[8])
}

function compact(text: string): string {
  return withoutPunctuation(text).toUpperCase()
}

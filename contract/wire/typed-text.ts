/*
 * Normal form of typed and pasted text. Pasted text carries what nobody sees or means: direction
 * marks of address books, soft hyphens of PDFs, blanks and dashes of text processors. It is removed
 * here, once, for forms, gateway and emulator.
 *
 * Passwords are never changed: they are compared as bytes, so any change would lock out those who
 * chose or stored theirs with another program.
 */

/**
 * First what is kept of the invisible characters, as it is part of the spelling: joiners between
 * letters of scripts that join, joiners, selectors and tags in emoji, selectors of Han characters.
 * A joiner may follow the marks of its letter, whose order the composed form changes, and stands
 * before a letter that is kept itself.
 * Then what is dropped: all others, controls, format characters (but the number signs of Arabic, which
 * are visible) and lone surrogates. Blank letters are among those that Unicode calls ignorable; the
 * blanks of hieroglyphs, Khitan and musical notation are named.
 */
const invisible =
  /((?<=(?!\p{DI})[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}]\p{M}*)[\u200c\u200d](?=(?![\p{DI}\u{13441}\u{13442}\u{16fe4}])[\p{L}\p{M}])|\p{ExtPict}(?:[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]|\u200d\p{ExtPict}|[\u{e0020}-\u{e007e}]+\u{e007f})+|[#*\d]\ufe0f\u20e3|\p{sc=Han}[\ufe00-\ufe02\u{e0100}-\u{e01ef}])|(?![\n\t\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}])[\p{DI}\p{Cc}\p{Cf}\p{Cs}\u{13441}\u{13442}\u{16fe4}\u{1d159}]/gu

/** Line breaks other than `\n`. */
const otherBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** All blanks of Unicode, and the empty pattern of Braille, which is one in print. */
const blanks = /[\p{Zs}\u2800]/gu
const dashes = /[\p{Pd}\u2043\u2212]/gu
const fullwidth = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g
const fullwidthShift = 0xfee0

const narrow = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - fullwidthShift)

/** A text of several lines, without blanks around it; line breaks and tabs stay. */
export function normalText(typed: string): string {
  return typed
    .replace(otherBreaks, '\n')
    .replace(invisible, '$1')
    .replace(blanks, ' ')
    .replace(fullwidth, narrow)
    .normalize()
    .trim()
}

/** A text of one line, such as a name: breaks and tabs become blanks. */
export function normalLine(typed: string): string {
  return normalText(typed).replace(/[\n\t]+/g, ' ')
}

/** A number that may have letters, such as that of a house: every dash is a hyphen. */
export function normalNumber(typed: string): string {
  return normalLine(typed.replace(dashes, '-'))
}

/** A code such as that of a post office: plain letters, digits and hyphens whatever the font. */
export function normalCode(typed: string): string {
  return normalNumber(typed.normalize('NFKC').replace(/\p{Nd}/gu, plainDigit))
}

/** The ten digits of a script have consecutive code points, with no digit before the first. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value % 10)
}

/**
 * A whole number; null for anything else. Neither a decimal nor an exponent is one: its digits
 * alone would be another number.
 */
export function wholeNumber(typed: string): number | null {
  const text = normalCode(typed)
  return /^\d+$/.test(text) ? Number(text) : null
}

/** Punctuation that people write around and between the digits of a number. */
const punctuation = /[\s()[\].'/\\|_\u00b7\u2022\u2027\u22c5\u2219-]/g

/** A number without the punctuation in it. */
export function withoutPunctuation(text: string): string {
  return text.replace(punctuation, '')
}

/** A text without the signs at its end; an expression would try each run of them anew. */
export function withoutEnd(text: string, signs: RegExp): string {
  let end = text.length
  while (end > 0 && signs.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** In a text that is longer than any field nothing is looked for, as that takes time. */
const longestWithNumber = 255

/** Words or a symbol that are copied with a number, before it or after a blank. */
const labelBefore = /^[\s([]*(?:(?:\p{So}\ufe0f?)+|\p{L}[\p{L}\s./]*)[\s.:)\]-]*(?=[+(\d])/u
const labelAfter = /[\s([]+\p{L}[\p{L}\s.]*[)\]]?\s*$/u

/**
 * A telephone number: its digits, after `+` where it has a country code. The zero in brackets that
 * is only dialled without the country code is dropped, and so is a label. A text that is no number,
 * or more than one, keeps its words.
 */
export function normalPhone(typed: string): string {
  const text = normalCode(typed)
  if (text.length > longestWithNumber) return text
  const number = text.replace(labelBefore, '').replace(labelAfter, '')
  const abroad = /^[\s(]*(?:\+|00)/
  const digits = withoutPunctuation(abroad.test(number) ? number.replace('(0)', '') : number)
  return /^\+?\d+$/.test(digits) ? digits.replace(/^00/, '+') : text
}

/** Its Greek label, also in Latin letters; an English one. No country has such a postcode. */
const postcodeLabel =
  /^(?:\p{sc=Greek}[\p{sc=Greek}\s.]*|T\.?\s?K\b\.?|ZIP(?:\s?CODE)?|POST(?:AL)?\s?CODE)[\s.:-]*(?=\d)/iu

/** A postcode without its label and brackets around it. */
export function normalPostcode(typed: string): string {
  const text = normalCode(typed)
  if (text.length > longestWithNumber) return text
  const isBracketed = /^[([].*[)\]]$/.test(text)
  const code = isBracketed ? withoutEnd(text.replace(/^[\s([]+/, ''), /[\s)\]]/) : text
  return code.replace(postcodeLabel, '')
}

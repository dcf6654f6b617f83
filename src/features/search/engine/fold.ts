const marks = /\p{M}/gu
/** Breathings and lengths of polytonic Greek, which the accents of today do not have. */
const oldMarks = /[\u0313\u0314\u0345\u0304\u0306]/g
/** Grave and circumflex accents, which are written as acute ones today. */
const oldAccents = /[\u0300\u0342\u0302\u0303]/g
const finalSigma = /\u03c2/g
const sigma = '\u03c3'

/** A text in lower case with the accents of today, e.g. for polytonic or decomposed input. */
export function accented(text: string): string {
  return text
    .normalize('NFKD')
    .replace(oldMarks, '')
    .replace(oldAccents, '\u0301')
    .toLowerCase()
    .replace(finalSigma, sigma)
    .normalize('NFC')
}

/** A text without case, accents and diaereses, with one form of sigma; the micro sign is a mu. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(marks, '').toLowerCase().replace(finalSigma, sigma)
}

/** A word and its place in a text, in UTF-16 units. */
export interface WordPlace {
  word: string
  start: number
  length: number
}

const oneWord = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|(?<=[a-z])-(?=[a-z]))*/giu

/** The words of a text with their places; `e-mail` is one word, without its hyphen. */
export function placedWords(text: string): WordPlace[] {
  return [...text.matchAll(oneWord)].map(({ 0: found, index }) => ({
    word: found.replaceAll('-', ''),
    start: index,
    length: found.length,
  }))
}

export function wordsOf(text: string): string[] {
  return placedWords(text).map(({ word }) => word)
}

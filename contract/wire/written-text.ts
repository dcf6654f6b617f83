import * as z from 'zod/mini'

/** Most characters of a short text in the API's columns. */
export const longestShortText = 255

/**
 * Characters that nobody sees and that change how a text around them is read: controls, overrides
 * and isolates of the writing direction, separators of lines and paragraphs, halves of characters.
 */
const unseen = '\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069\\u2028\\u2029'
const lineOnly = new RegExp(`^[^${unseen}]*$`, 'u')
const unseenRuns = new RegExp(`[${unseen}]+`, 'gu')
const textOnly = new RegExp(`^(?:[^${unseen}]|[\\t\\n\\r])*$`, 'u')

/**
 * Check of a text of one line, such as a name: nothing unseen, no line breaks.
 * @param error what a form says where it fails
 */
export function plainLine(error?: string) {
  return z.regex(lineOnly, error)
}

/** Check of a text of several lines: nothing unseen but line breaks and tabs. */
export function plainText(error?: string) {
  return z.regex(textOnly, error)
}

/** A text with a blank wherever something unseen stood, for what is looked for and not kept. */
export function withoutUnseen(text: string): string {
  return text.replace(unseenRuns, ' ')
}

/** A short text that must be written; blanks around it do not count. */
export const requiredText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(longestShortText), plainLine())

/** A short text that may be left out, or left empty. */
export const optionalText = z._default(
  z.string().check(z.trim(), z.maxLength(longestShortText), plainLine()),
  '',
)

/** The same of several lines, such as a note to the courier. */
export const optionalNotes = z._default(
  z.string().check(z.trim(), z.maxLength(longestShortText), plainText()),
  '',
)

/**
 * A telephone number as a person writes it: digits with blanks, dots, dashes or brackets, with or
 * without a country code. The API takes a number without one for a Greek one and answers E.164.
 */
export const writtenPhone = z.string().check(z.trim(), z.regex(/^\+?[\d \u00a0().-]{3,30}$/))

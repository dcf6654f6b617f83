import * as z from 'zod/mini'

/** Most characters of a short text in the API's columns. */
export const longestShortText = 255

/**
 * Invisible characters that change how a text is displayed: controls, overrides and isolates of the
 * writing direction, separators of lines and paragraphs, lone surrogates.
 */
const unseen = '\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069\\u2028\\u2029'
const lineOnly = new RegExp(`^[^${unseen}]*$`, 'u')
const unseenRuns = new RegExp(`[${unseen}]+`, 'gu')
const textOnly = new RegExp(`^(?:[^${unseen}]|[\\t\\n\\r])*$`, 'u')

/**
 * Check of a text of one line, such as a name: no invisible characters, no line breaks.
 * @param error message of a form
 */
export function plainLine(error?: string) {
  return z.regex(lineOnly, error)
}

/** Check of a text of several lines: no invisible characters but line breaks and tabs. */
export function plainText(error?: string) {
  return z.regex(textOnly, error)
}

/** Replaces invisible characters by blanks, in search terms. */
export function withoutUnseen(text: string): string {
  return text.replace(unseenRuns, ' ')
}

/** A required short text; blanks around it are dropped. */
export const requiredText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(longestShortText), plainLine())

/** An optional short text. */
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
 * A telephone number as entered: digits with blanks, dots, dashes or brackets, with or
 * without a country code. The API reads a number without one as Greek and returns E.164.
 */
export const writtenPhone = z.string().check(z.trim(), z.regex(/^\+?[\d \u00a0().-]{3,30}$/))

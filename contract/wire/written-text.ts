import * as z from 'zod/mini'

/** Most characters of a short text in the API's columns. */
export const longestShortText = 255

/** A short text that must be written; blanks around it do not count. */
export const requiredText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(longestShortText))

/** A short text that may be left out, or left empty. */
export const optionalText = z._default(
  z.string().check(z.trim(), z.maxLength(longestShortText)),
  '',
)

/**
 * A telephone number as a person writes it: digits with blanks, dots, dashes or brackets, with or
 * without a country code. The API takes a number without one for a Greek one and answers E.164.
 */
export const writtenPhone = z.string().check(z.trim(), z.regex(/^\+?[\d\s().-]{3,30}$/))

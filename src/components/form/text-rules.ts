import * as z from 'zod/mini'
import { emailFault, longestEmail, normalEmail } from '#contract/wire/typed-email'
import { asLine, asText, hasAddress, longestShortText } from '#contract/wire/written-text'
import { because } from './validation'

interface TextBounds {
  /** Least number of characters, 0 for an optional text. */
  least?: number
  most?: number
}

/**
 * A text with its bounds and the errors of forms.
 * @param normal the normal form of the API contract
 */
function textRule(normal: typeof asLine, { least = 1, most = longestShortText }: TextBounds) {
  return z
    .string()
    .check(
      normal,
      ...(least > 0 ? [z.minLength(1)] : []),
      ...(least > 1 ? [z.minLength(least)] : []),
      z.maxLength(most),
    )
}

export function lineRule(bounds: TextBounds = {}, normal = asLine) {
  return textRule(normal, bounds)
}

/** A name of a person or a place, which may stand in a mail and so contains no address. */
export function nameRule(bounds: TextBounds = {}) {
  return lineRule(bounds).check(
    z.refine((name) => !hasAddress(name), because('validation.nameAddress')),
  )
}

/** A text of several lines. */
export function textAreaRule(bounds: TextBounds = {}) {
  return textRule(asText, bounds)
}

export const emailRule = z.string().check(
  z.overwrite(normalEmail),
  z.minLength(1),
  z.maxLength(longestEmail),
  z.refine((email) => emailFault(email) !== 'lettersBeforeAt', because('validation.emailLetters')),
  z.refine((email) => emailFault(email) !== 'mixedLetters', because('validation.emailMixed')),
  z.refine((email) => emailFault(email) !== 'other', because('validation.email')),
)

/** A text by a rule of the API contract, which may be empty, with the form's own error message. */
export function emptyOr(rule: z.ZodMiniType, error: string) {
  return z.string().check(
    asLine,
    z.overwrite((text) => {
      const { data } = z.safeParse(rule, text)
      return typeof data === 'string' ? data : text
    }),
    z.refine((text) => text === '' || z.safeParse(rule, text).success, { error }),
  )
}

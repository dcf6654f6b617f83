import type { InputError } from '#lib/http/problem'
import type { FieldError, FieldErrors } from './validation'

/** Why a form was not accepted although nothing in it is wrong; unclear: perhaps it was. */
export type OtherCause = 'notDone' | 'unclear'

/** Errors of a submission: by field, and for the whole form. */
export interface SubmitProblems {
  fields?: FieldErrors | undefined
  form?: FieldError | undefined
  /** Of the error of the whole form; without it something has to be corrected. */
  cause?: OtherCause
  /** Not sent, without an error: the user has to sign in first. */
  unsent?: boolean
}

/**
 * Puts the errors of a refusal at their fields, the first one of each; the first error without a
 * field is of the whole form.
 * @param names the form's own names of the server's fields, where they differ
 */
export function submitErrors<Text extends FieldError>(
  errors: readonly InputError[],
  textOf: (error: InputError) => Text,
  names: Readonly<Record<string, string>> = {},
): { fields: Record<string, Text>; form: Text | undefined } {
  const fields: Record<string, Text> = {}
  for (const error of errors) {
    if (error.param !== undefined) fields[names[error.param] ?? error.param] ??= textOf(error)
  }
  const whole = errors.find(({ param }) => param === undefined)
  return { fields, form: whole && textOf(whole) }
}

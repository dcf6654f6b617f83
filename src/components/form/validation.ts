import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core'
import { type InputError, isGreek } from '#lib/http/problem'
import { addMessages, type Text, type TextKey } from '#lib/i18n/messages'
import validation from '#locales/el/validation.json'

export const validationMessages = addMessages('validation', validation)

/** Error of a field or form: a text, or the key of a validation message with its values. */
export type FieldError = string | { key: ValidationKey; values?: Readonly<Record<string, number>> }

type ValidationKey = TextKey<typeof validation>

/** Error of a value that a rule refused without saying why. */
export const notValid: FieldError = { key: '{field} is not valid.' }

/**
 * The text of an error.
 * @param field the field's label, for messages that name it
 */
export function errorText(error: FieldError, field: string, text: Text<typeof validation>): string {
  return typeof error === 'string' ? error : text(error.key, { field, ...error.values })
}

/** An error of the REST API, whose English messages are replaced by the form's own. */
export function apiErrorText({ message }: InputError): FieldError {
  return isGreek(message) ? message : notValid
}

/** The parameters of a `z.refine` whose error is a validation message. */
export function because(key: ValidationKey) {
  return { params: { key } }
}

export type FormValues = Record<string, string | boolean>

export type FieldErrors = Record<string, FieldError>

type FormCheck<Output> = { ok: true; output: Output } | { ok: false; errors: FieldErrors }

export const wholeForm = ''

/** Parses the values of a form with its schema; keeps the first error of each field. */
export function checkForm<Output>(schema: $ZodType<Output>, values: unknown): FormCheck<Output> {
  const parsed = safeParse(schema, values)
  if (parsed.success) return { ok: true, output: parsed.data }
  const errors: FieldErrors = {}
  for (const issue of parsed.error.issues) {
    errors[issue.path.join('.')] ??= errorOf(issue, values)
  }
  return { ok: false, errors }
}

/** What zod says of an issue to which its schema gives no text. */
const unworded = 'Invalid input'

/** The schema's own text, else the message for this kind of issue. */
function errorOf(issue: $ZodIssue, values: unknown): FieldError {
  if (issue.message !== unworded) return issue.message
  const value = issue.path.reduce<unknown>((parent, key) => Object(parent)[key], values)
  switch (issue.code) {
    case 'custom':
      return issue.params ? { key: issue.params.key } : missingOrWrong(value)
    case 'too_small':
      if (Number(issue.minimum) <= 1) return { key: 'Required' }
      return { key: 'validation.tooShort', values: { count: Number(issue.minimum) } }
    case 'too_big':
      return { key: 'validation.tooLong', values: { count: Number(issue.maximum) } }
    case 'invalid_value':
      return issue.values.length > 1 ? { key: 'validation.choose' } : missingOrWrong(value)
    default:
      return missingOrWrong(value)
  }
}

function missingOrWrong(value: unknown): FieldError {
  return value === '' || value === null || value === undefined ? { key: 'Required' } : notValid
}

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

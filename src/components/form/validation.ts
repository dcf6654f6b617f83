import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core'
import { addMessages, type Text, type TextKey } from '#lib/i18n/messages'
import validation from '#locales/el/validation.json'

/** An error: key of a validation message and its values. */
interface Message {
  key: ValidationKey
  values?: Readonly<Record<string, string | number>>
}

const prefix = '\u0000'

/** Encodes an error as a string for schemas and Formik; decoded by {@link readMessage}. */
export function message(key: ValidationKey, values?: Message['values']): string {
  return prefix + JSON.stringify({ key, values })
}

/** Default error of a rule without a message. */
export const notValid = message('{field} is not valid.')

/**
 * The text of an error. An error that is not encoded is a text already, e.g. from the server.
 * @param field the field's label, for messages that name it
 */
export function readMessage(error: string, field: string, text: Text<typeof validation>): string {
  if (!error.startsWith(prefix)) return error
  const { key, values } = JSON.parse(error.slice(prefix.length)) as Message
  return text(key, { field, ...values })
}

/** Validation messages of forms. */
export const validationMessages = addMessages('validation', validation)
type ValidationKey = TextKey<typeof validation>

/** Errors by field name. */
export type FieldErrors = Record<string, string>

type FormCheck<Output> = { ok: true; output: Output } | { ok: false; errors: FieldErrors }

/** Key of the error of the whole form. */
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

/** The schema's own message, else the message for a required or invalid field (R258, R263). */
function errorOf(issue: $ZodIssue, values: unknown): string {
  if (issue.message !== 'Invalid input') return issue.message
  return isEmptyAt(values, issue.path) ? message('Required') : notValid
}

function isEmptyAt(values: unknown, path: readonly PropertyKey[]): boolean {
  const at = path.reduce<unknown>((value, key) => Object(value)[key], values)
  return at === '' || at === null || at === undefined
}

/**
 * Rule for a number, or a numeric text, between two bounds; empty values pass. The message keys are
 * swapped on purpose (R260, R261): below the minimum gives `validation.max`, above the maximum
 * `validation.min`.
 */
export function minMax(min: number, max: number): (value: unknown) => Message | undefined {
  return (value) => {
    if (value === '' || value === null || value === undefined) return undefined
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    if (typeof number !== 'number' || Number.isNaN(number)) return { key: 'Invalid input' }
    if (number < min) return { key: 'validation.max', values: { max } }
    if (number > max) return { key: 'validation.min', values: { min } }
    return undefined
  }
}

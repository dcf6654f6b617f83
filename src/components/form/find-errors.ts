import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core'
import { message, notValid } from './message'

/** What each wrong field says, by its name. */
export type FieldErrors = Record<string, string>

export type FormCheck<Output> = { ok: true; output: Output } | { ok: false; errors: FieldErrors }

/** Name under which complaints about the form as a whole are kept. */
export const wholeForm = ''

/** Holds the values of a form against its schema; of several complaints a field makes, the first. */
export function checkForm<Output>(schema: $ZodType<Output>, values: unknown): FormCheck<Output> {
  const parsed = safeParse(schema, values)
  if (parsed.success) return { ok: true, output: parsed.data }
  const errors: FieldErrors = {}
  for (const issue of parsed.error.issues) {
    errors[issue.path.join('.')] ??= wordsOf(issue, values)
  }
  return { ok: false, errors }
}

/** The schema's own words, else that the field is required or not valid (R258, R263). */
function wordsOf(issue: $ZodIssue, values: unknown): string {
  if (issue.message !== 'Invalid input') return issue.message
  return isEmptyAt(values, issue.path) ? message('Required') : notValid
}

function isEmptyAt(values: unknown, path: readonly PropertyKey[]): boolean {
  const at = path.reduce<unknown>((value, key) => Object(value)[key], values)
  return at === '' || at === null || at === undefined
}

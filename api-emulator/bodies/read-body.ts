import type { Context } from 'hono'
import type * as z from 'zod'
import { ApiError } from '../answers/api-error'
import { isPlain } from '../listing/plain-mode'
import { camelCase } from '../listing/query-words'
import { jsonBody } from '../routes/json-body'
import { issueWords } from './issue-words'
import { nestedErrors } from './nested-errors'
import { plainWords } from './plain-words'

/** `street_number` and `streetNumber` are the same key to the API, however deep. */
function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [camelCase(name), camelKeys(inner)]),
  )
}

/**
 * What a request carries as JSON, read by a schema.
 * @throws ApiError 400 with the reasons by field, in Greek, or in plain
 * mode in the words of the real API
 */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  return checkBody(c, await jsonBody(c), schema)
}

/** The same for a body that was already taken off the request. */
export function checkBody<Schema extends z.ZodType>(
  c: Context,
  body: Readonly<Record<string, unknown>>,
  schema: Schema,
): z.output<Schema> {
  const read = schema.safeParse(camelKeys(body), { error: issueWords, reportInput: true })
  if (read.success) return read.data
  const { issues } = read.error
  const said = isPlain(c)
    ? issues.map((issue) => ({ ...issue, message: plainWords(issue.message) }))
    : issues
  throw new ApiError(400, nestedErrors(said))
}

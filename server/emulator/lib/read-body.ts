import type { Context } from 'hono'
import * as z from 'zod'
import { ApiError, detailError, fieldErrors } from './api-error'
import { idField } from './body-fields'
import { issueMessage } from './field-messages'
import { camelCase } from './list-params'
import { answerMessages } from './messages'

/**
 * The JSON object of a request body.
 * @throws ApiError 415 or 400 for anything else
 */
export async function jsonBody(c: Context): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) throw detailError(415, answerMessages.onlyJson)
  const body = await readJson(c)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw fieldErrors({ nonFieldErrors: [answerMessages.notAnObject] })
  }
  return Object.fromEntries(Object.entries(body))
}

async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    throw detailError(400, answerMessages.notJson)
  }
}

/** The API treats `street_number` and `streetNumber` as the same key, at any depth. */
function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [camelCase(name), camelKeys(inner)]),
  )
}

/**
 * Parses a JSON body by a schema.
 * @throws ApiError 400 with messages by field, in Greek
 */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  return checkBody(await jsonBody(c), schema)
}

/** The same for a body that was read already. */
export function checkBody<Schema extends z.ZodType>(
  body: Readonly<Record<string, unknown>>,
  schema: Schema,
): z.output<Schema> {
  const read = schema.safeParse(camelKeys(body), { error: issueMessage, reportInput: true })
  if (read.success) return read.data
  throw new ApiError(400, nestedErrors(read.error.issues))
}

interface Problem {
  path: readonly PropertyKey[]
  message: string
}

type Nested = string[] | Nested[] | { [name: string]: Nested }

/**
 * Messages in the shape of the body: `{ phone: ['…'] }`, `{ translations: { el: { content: ['…'] }
 * } }`, `{ items: [{}, { quantity: ['…'] }] }`, and `nonFieldErrors` for the whole body.
 */
function nestedErrors(issues: readonly z.core.$ZodIssue[]): Record<string, Nested> {
  const whole = nested(issues.map(({ path, message }) => ({ path, message })))
  return Array.isArray(whole) ? { nonFieldErrors: whole } : whole
}

function nested(problems: readonly Problem[]): Nested {
  const here = problems.filter(({ path }) => path.length === 0).map(({ message }) => message)
  const below = new Map<PropertyKey, Problem[]>()
  for (const { path, message } of problems) {
    const [step, ...rest] = path
    if (step === undefined) continue
    below.set(step, [...(below.get(step) ?? []), { path: rest, message }])
  }
  if (below.size === 0) return here
  const places = [...below.keys()]
  if (!places.every((place) => typeof place === 'number')) {
    return Object.fromEntries(
      places.map((place) => [String(place), nested(below.get(place) ?? [])]),
    )
  }
  const rows = Array.from({ length: Math.max(...places) + 1 }).keys()
  return [...rows].map((at) => (below.has(at) ? nested(below.get(at) ?? []) : {}))
}

/**
 * The list of ids under a name in the body.
 * @throws ApiError 400 `{ error }` when there is no list, or an empty one
 */
export async function idListFromBody(c: Context, name: string): Promise<number[]> {
  const body = await jsonBody(c)
  const given = Object.entries(body).find(([key]) => camelCase(key) === name)?.[1]
  if (!Array.isArray(given) || given.length === 0) {
    throw new ApiError(400, { error: answerMessages.noIds })
  }
  return checkBody({ ids: given }, z.object({ ids: z.array(idField) })).ids
}

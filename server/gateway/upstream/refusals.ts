import type * as z from 'zod/v4/core'
import { refusalText } from '#upstream/refusal-texts'
import { GatewayError } from '../lib/gateway-error'

/** A refusal in the shape of the refused body, with texts in place of values. */
type Readable = string | string[] | Readable[] | { [name: string]: Readable }

/** Statuses that explain what is wrong with a request; for others the gateway has messages. */
const explained = new Set([400, 409, 422])

const mostMessages = 5
const mostRows = 200
const deepest = 6

/**
 * If the upstream refused a request, the browser gets the fields of the body that are wrong and
 * why, in our own messages. Nothing that the upstream wrote is passed on: it may echo headers, and
 * with them the token.
 * @param body the schema of the request's body: only its fields are named
 */
export function explainRefusal(error: GatewayError, body: z.$ZodType | undefined): GatewayError {
  const { status, details } = error
  const { refusal, ...rest } = details
  if (!isObject(refusal) || !explained.has(status) || rest.data !== undefined) return error
  const { names, data } = readRefusal(refusal, body)
  const reason = `the upstream refused: ${names.join(', ')}`
  return new GatewayError(status, { reason, ...rest, ...(data && { data }) })
}

/**
 * The messages of a refusal for the fields of a schema, and for the whole body: `detail` or `error`
 * for one sentence, `nonFieldErrors` for a list. `names` is for the log.
 */
export function readRefusal(
  refusal: object,
  body: z.$ZodType | undefined,
): { names: string[]; data: Record<string, Readable> | null } {
  const given = Array.isArray(refusal) ? { nonFieldErrors: refusal } : refusal
  const whole = Object.entries(given).flatMap(([key, value]): [string, Readable][] => {
    const name = camelCase(key)
    if (name === 'nonFieldErrors') return entryOf(name, leafOf([value].flat()))
    const isSentence = name === 'detail' || name === 'error'
    return isSentence && typeof value === 'string' ? [[name, refusalText(value)]] : []
  })
  const fields = body ? shapedBy(given, body, 0) : undefined
  const data = { ...(isRecord(fields) ? fields : {}), ...Object.fromEntries(whole) }
  return { names: namesOf(given), data: Object.keys(data).length > 0 ? data : null }
}

/** Names that may be logged: no values, not many, not long. */
function namesOf(given: object): string[] {
  return Object.keys(given)
    .filter((name) => /^\w{1,40}$/.test(name))
    .slice(0, 20)
}

/** A refusal reduced to the fields of a schema; undefined if nothing remains. */
function shapedBy(refused: unknown, schema: z.$ZodType, depth: number): Readable | undefined {
  if (depth > deepest) return undefined
  const { def } = (innermost(schema) as z.$ZodTypes)._zod
  if (def.type === 'object' && isObject(refused) && !Array.isArray(refused)) {
    return shapedByFields(refused, def.shape, depth)
  }
  if (def.type === 'array' && Array.isArray(refused) && refused.some(isObject)) {
    const { element } = def
    return refused.slice(0, mostRows).map((row) => shapedBy(row, element, depth + 1) ?? {})
  }
  return leafOf(refused)
}

function shapedByFields(
  refused: object,
  shape: Readonly<Record<string, z.$ZodType>>,
  depth: number,
): Readable | undefined {
  const entries = Object.entries(refused).flatMap(([key, value]) => {
    const name = camelCase(key)
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined
    return field ? entryOf(name, shapedBy(value, field, depth + 1)) : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

const entryOf = (name: string, value: Readable | undefined): [string, Readable][] =>
  value === undefined ? [] : [[name, value]]

/** The sentences of one field as a list, also where the API gives it one alone. */
function leafOf(refused: unknown): Readable | undefined {
  const given = Array.isArray(refused) ? refused : [refused]
  const messages = given.map((one) => refusalText(typeof one === 'string' ? one : ''))
  return messages.length > 0 ? [...new Set(messages)].slice(0, mostMessages) : undefined
}

/** Names of the fields of a body; of a union, those of all its options. */
export function fieldNames(body: z.$ZodType | undefined): string[] {
  if (!body) return []
  const { def } = (innermost(body) as z.$ZodTypes)._zod
  if (def.type === 'object') return Object.keys(def.shape)
  return def.type === 'union' ? def.options.flatMap(fieldNames) : []
}

/** The schema below what makes it optional, nullable, defaulted or transformed. */
function innermost(schema: z.$ZodType): z.$ZodType {
  const { def } = (schema as z.$ZodTypes)._zod
  if ('innerType' in def) return innermost(def.innerType)
  return def.type === 'pipe' ? innermost(def.in) : schema
}

/** `mobile_phone` and `mobilePhone` name the same field. */
function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isRecord(value: Readable | undefined): value is Record<string, Readable> {
  return isObject(value) && !Array.isArray(value)
}

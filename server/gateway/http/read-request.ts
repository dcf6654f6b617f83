import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import { parseJson } from '#contract/wire/parse-json'
import { fieldsRefused, GatewayError } from '../lib/gateway-error'
import type { RouteContext } from './route-env'

const deepest = 32

/** Keys that could change an object's prototype where it is copied carelessly. */
const refusedKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * The JSON body of a request as its schema leaves it.
 * @throws GatewayError 400 with the names of the fields that are not valid, 413, 415
 */
export async function readBody<Schema extends z.ZodMiniType>(
  c: RouteContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  c.set('bodySchema', schema)
  const parsed = z.safeParse(schema, await readJsonBody(c))
  if (parsed.success) return parsed.data
  throw fieldsRefused(
    parsed.error.issues.map(({ path }) => String(path[0] ?? 'nonFieldErrors')),
    'the body is not as agreed',
  )
}

/** Reads a body that the route does not use: it must still be JSON within the limits. */
export async function discardBody(c: RouteContext): Promise<void> {
  await readJsonBody(c)
}

/**
 * The JSON object of a request; an empty body is an empty object. Throws 413 for one over the limit
 * of the gateway, 415 for a compressed one, 400 for anything but a JSON object of moderate depth.
 */
async function readJsonBody(c: RouteContext): Promise<Record<string, unknown>> {
  const bytes = await readBytes(c, c.var.basics.jsonBytes)
  if (bytes.length === 0) return {}
  const text = decode(bytes)
  if (isTooDeep(text)) throw new GatewayError(400, { reason: 'the JSON is too deep' })
  const body = parseJson(text)
  if (!isPlainObject(body)) throw new GatewayError(400, { reason: 'the body is no JSON object' })
  if (hasRefusedKey(body)) throw new GatewayError(400, { reason: 'a key is not allowed' })
  return body
}

/** The bytes of a request, or 413 as soon as there are more than `limit`. */
export async function readBytes(c: RouteContext, limit: number): Promise<Uint8Array> {
  const encoding = c.req.header('content-encoding')
  if (encoding && encoding !== 'identity') throw new GatewayError(415)
  const onError = () => {
    throw new GatewayError(413)
  }
  // Here and not before the routes, as a guest gets 401 whatever they send, and limits differ.
  await bodyLimit({ maxSize: limit, onError })(c, async () => {}).catch(asBrokenOff)
  return new Uint8Array(await c.req.arrayBuffer().catch(asBrokenOff))
}

function asBrokenOff(error: unknown): never {
  if (error instanceof GatewayError) throw error
  throw new GatewayError(400, { reason: 'the body broke off' })
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new GatewayError(400, { reason: 'the body is not UTF-8' })
  }
}

/** Counts brackets outside of strings, before a parser works on them. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '\\' && inString) at += 1
    else if (character === '"') inString = !inString
    else if (inString) continue
    else if (character === '{' || character === '[') {
      depth += 1
      if (depth > deepest) return true
    } else if (character === '}' || character === ']') depth -= 1
  }
  return false
}

function isPlainObject(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}

function hasRefusedKey(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  return Object.entries(body).some(([key, value]) => refusedKeys.has(key) || hasRefusedKey(value))
}

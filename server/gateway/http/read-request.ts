import * as z from 'zod/mini'
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
  const parsed = z.safeParse(schema, await readJsonBody(c, jsonLimit(c)))
  if (parsed.success) return parsed.data
  throw fieldsRefused(
    parsed.error.issues.map(({ path }) => String(path[0] ?? 'nonFieldErrors')),
    'the body is not as agreed',
  )
}

/** Reads a body that the route does not use: it must still be JSON within the limits. */
export async function discardBody(c: RouteContext): Promise<void> {
  await readJsonBody(c, jsonLimit(c))
}

const jsonLimit = (c: RouteContext) => c.var.basics.jsonBytes

/**
 * The JSON object of a request, read up to `limit` bytes; an empty body is an empty object.
 * Throws 413 for a larger one, 415 for a compressed one, 400 for anything but a JSON object of
 * moderate depth.
 */
export async function readJsonBody(
  c: RouteContext,
  limit: number,
): Promise<Record<string, unknown>> {
  const bytes = await readBytes(c, limit)
  if (bytes.length === 0) return {}
  const text = decode(bytes)
  if (isTooDeep(text)) throw new GatewayError(400, { reason: 'the JSON is too deep' })
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new GatewayError(400, { reason: 'the body is not JSON' })
  }
  if (!isPlainObject(body)) throw new GatewayError(400, { reason: 'the body is not an object' })
  if (hasRefusedKey(body)) throw new GatewayError(400, { reason: 'a key is not allowed' })
  return body
}

/** The bytes of a request, or 413 as soon as there are more than `limit`. */
export async function readBytes(c: RouteContext, limit: number): Promise<Uint8Array> {
  const encoding = c.req.header('content-encoding')
  if (encoding && encoding !== 'identity') throw new GatewayError(415)
  if (Number(c.req.header('content-length') ?? 0) > limit) throw new GatewayError(413)
  const stream = c.req.raw.body
  if (!stream) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new GatewayError(400, { reason: 'the body broke off' })
    })
    if (done) return join(chunks, length)
    length += value.length
    if (length > limit) {
      reader.cancel().catch(() => undefined)
      throw new GatewayError(413)
    }
    chunks.push(value)
  }
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
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

import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Context, MiddlewareHandler } from 'hono'
import { idempotencyKeys } from '../database/tables/orders'
import type { RouteDeps } from './dependencies'
import { clientAddress } from './http'
import { personOfCookie } from './session-cookie'

const header = 'idempotency-key'
/** How long an answer is repeated, and how long an unfinished call holds its key. */
export const keptMs = 24 * 3_600_000
export const heldMs = 60_000
/** Longer answers are not kept. */
const longestAnswer = 256 * 1024

const mutating = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Whose key it is. The real API looks before it reads the access token: the cookie of a session
 * tells the person, else it is anybody at the same address.
 */
async function scopeOf(deps: RouteDeps, c: Context): Promise<string> {
  const person = await personOfCookie(deps, c)
  if (person !== null) return `u:${person}`
  return `ip:${c.req.header('x-real-ip') ?? clientAddress(c)}`
}

/**
 * Repeats the answer of a key for a day, as the real API does: refusals too, whatever the body. A
 * second call meanwhile is 409; a 5xx, and an answer that is empty, long or no JSON, frees the key.
 */
export function idempotentCalls(deps: RouteDeps): MiddlewareHandler {
  const { db } = deps.store
  return async (c, next) => {
    const key = c.req.header(header)
    if (!key || !mutating.has(c.req.method)) return next()
    const call = [await scopeOf(deps, c), c.req.method, c.req.path, key].join('|')
    const name = createHash('sha256').update(call).digest('hex')
    const now = deps.clock.now().getTime()
    // Also one that lies in the future, because the clock was set back.
    const isOver = sql`${idempotencyKeys.endsAt} not between ${now} and ${now + keptMs}`
    const held = { name, status: null, body: '', endsAt: now + heldMs }
    const [taken] = await db
      .insert(idempotencyKeys)
      .values(held)
      .onConflictDoUpdate({ target: idempotencyKeys.name, set: held, setWhere: isOver })
      .returning()
    if (!taken) return repeated(c)
    await next()
    const body = await c.res.clone().text()
    if (!isKept(c.res, body)) {
      await db.delete(idempotencyKeys).where(eq(idempotencyKeys.name, name))
      return
    }
    const { status } = c.res
    await db
      .update(idempotencyKeys)
      .set({ status, body, endsAt: now + keptMs })
      .where(eq(idempotencyKeys.name, name))

    async function repeated(c: Context): Promise<Response> {
      const [first] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.name, name))
      if (first?.status == null) {
        return c.json({ detail: 'A duplicate request is already in progress.' }, 409)
      }
      return new Response(first.body, {
        status: first.status,
        headers: { 'content-type': 'application/json', 'idempotent-replay': 'true' },
      })
    }
  }
}

function isKept({ status, headers }: Response, body: string): boolean {
  const isJson = headers.get('content-type')?.includes('application/json') ?? false
  const isRight = status < 300 || (status >= 400 && status < 500)
  return isRight && isJson && body !== '' && Buffer.byteLength(body) <= longestAnswer
}

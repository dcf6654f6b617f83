import { createHash } from 'node:crypto'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { idempotencyHeader, idempotencyKey } from '#contract/shop/order-creation'
import type { Store } from '../database/store'
import { orderKeys } from '../database/tables/orders'
import { ApiError, detailError } from '../lib/api-error'
import type { EmulatorDeps } from '../lib/dependencies'
import { orderMessages } from './messages'
import type { OrderBody } from './order-body'

/**
 * Age from which an unfinished order counts as abandoned: another request may take over its key.
 */
export const abandonedAfterMs = 60_000

/** A key reserved by this request. */
export interface ReservedKey {
  user: number
  key: string
  fingerprint: string
  /** Distinguishes this reservation from a later takeover. */
  takenAt: number
}

/** Result of reserving a key: place the order, or return the existing one. */
type KeyState = { reserved: ReservedKey } | { placed: number }

const keyIs = ({ user, key }: Pick<ReservedKey, 'user' | 'key'>) =>
  and(eq(orderKeys.user, user), eq(orderKeys.key, key))
const isReservedBy = (reserved: ReservedKey) =>
  and(keyIs(reserved), eq(orderKeys.takenAt, reserved.takenAt), isNull(orderKeys.order))

/**
 * The key of a request, if any.
 * @throws ApiError 400 when it is not a UUID
 */
export function idempotencyKeyOf(header: string | undefined): string | null {
  if (header === undefined) return null
  const read = idempotencyKey.safeParse(header)
  if (read.success) return read.data.toLowerCase()
  throw new ApiError(400, { [idempotencyHeader]: [orderMessages.notAKey] })
}

/** Fingerprint of a parsed body, independent of key order and case. */
export function fingerprintOf(body: OrderBody): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}

/**
 * Reserves a key, or returns the order that was placed with it. An abandoned reservation is taken
 * over, and so is one that lies in the future because the clock was set back.
 * @throws ApiError 422 when the key was sent with another body, 409 while the first request is in
 * progress
 */
export async function reserveKey(
  { store, clock }: Pick<EmulatorDeps, 'store' | 'clock'>,
  owner: Pick<ReservedKey, 'user' | 'key'>,
  fingerprint: string,
): Promise<KeyState> {
  const { db } = store
  const takenAt = clock.now().getTime()
  const reserved = { ...owner, fingerprint, takenAt }
  const reservation = await db
    .insert(orderKeys)
    .values({ ...reserved, order: null })
    .onConflictDoUpdate({
      target: [orderKeys.user, orderKeys.key],
      set: { takenAt },
      setWhere: sql`${orderKeys.fingerprint} = ${fingerprint} and ${orderKeys.order} is null and ${orderKeys.takenAt} not between ${takenAt - abandonedAfterMs} and ${takenAt}`,
    })
    .returning()
  if (reservation.length > 0) return { reserved }
  const [first] = await db.select().from(orderKeys).where(keyIs(owner))
  if (first && first.fingerprint !== fingerprint) {
    throw detailError(422, orderMessages.keyOfAnother)
  }
  if (!first?.order) throw detailError(409, orderMessages.keyUnderWay)
  return { placed: first.order }
}

/**
 * The statement that binds a key to its order, to be run in the order's transaction. When the key
 * was taken over it binds order 0, which violates a constraint and rolls the order back.
 */
export function bindKeyStatement({ db }: Store, reserved: ReservedKey, order: SQL<number>) {
  const own = db.select({ order }).from(orderKeys).where(isReservedBy(reserved))
  const boundOrder = sql<number>`coalesce((${own}), 0)`
  return db
    .insert(orderKeys)
    .values({ ...reserved, order: boundOrder })
    .onConflictDoUpdate({
      target: [orderKeys.user, orderKeys.key],
      set: { order: sql`excluded."order"` },
    })
}

/**
 * Releases the key of a refused order, so that it can be sent again. False when it was taken over.
 */
export async function releaseKey({ db }: Store, reserved: ReservedKey): Promise<boolean> {
  const released = await db.delete(orderKeys).where(isReservedBy(reserved)).returning()
  return released.length > 0
}

import { createHash } from 'node:crypto'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { idempotencyHeader, idempotencyKey } from '../../contract/shop/idempotency-key'
import { ApiError, detailError } from '../answers/api-error'
import { shoppingWords } from '../seed/shopping-words'
import type { RouteParts } from '../stand-in-parts'
import type { Store } from '../store/open-store'
import { orderKeys } from '../store/placed-order-tables'
import type { OrderBody } from './order-body'

/** An order that takes longer than this was lost with its process: its key may be taken over. */
export const abandonedAfterMs = 60_000

/** A key that this request holds: nobody else places an order with it meanwhile. */
export interface HeldKey {
  user: number
  key: string
}

/** What a key means: hold it and place the order, or answer with the one that is there. */
export type KeyState = { held: HeldKey } | { placed: number }

const heldBy = ({ user, key }: HeldKey) => and(eq(orderKeys.user, user), eq(orderKeys.key, key))

/** The key of a request, if it has one; 400 where it is no uuid. */
export function keyOf(written: string | undefined): string | null {
  if (written === undefined) return null
  const read = idempotencyKey.safeParse(written)
  if (read.success) return read.data.toLowerCase()
  throw new ApiError(400, { [idempotencyHeader]: [shoppingWords.notAKey] })
}

/** What a body says, whatever the order and the writing of its keys. */
export function fingerprintOf(body: OrderBody): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}

/**
 * Takes a key, or says what became of the order that had it (decision M3).
 * @throws ApiError 422 where it came with another body, 409 while the first is under way
 */
export async function takeKey(
  { store, clock }: RouteParts,
  held: HeldKey,
  fingerprint: string,
): Promise<KeyState> {
  const { db } = store
  const takenAt = clock.now().getTime()
  const taken = await db
    .insert(orderKeys)
    .values({ ...held, fingerprint, order: null, takenAt })
    .onConflictDoUpdate({
      target: [orderKeys.user, orderKeys.key],
      set: { takenAt },
      setWhere: sql`${orderKeys.fingerprint} = ${fingerprint} and ${orderKeys.order} is null and ${orderKeys.takenAt} < ${takenAt - abandonedAfterMs}`,
    })
    .returning()
  if (taken.length > 0) return { held }
  const [first] = await db.select().from(orderKeys).where(heldBy(held))
  if (first && first.fingerprint !== fingerprint) {
    throw detailError(422, shoppingWords.keyOfAnother)
  }
  if (!first?.order) throw detailError(409, shoppingWords.keyUnderWay)
  return { placed: first.order }
}

/** The statement that ties a key to its order, to be written together with it. */
export function finishKey({ db }: Store, held: HeldKey, order: SQL<number>) {
  return db.update(orderKeys).set({ order }).where(heldBy(held))
}

/** Lets go of a key whose order was refused: it may come again with a better body. */
export async function releaseKey({ db }: Store, held: HeldKey): Promise<void> {
  await db.delete(orderKeys).where(and(heldBy(held), isNull(orderKeys.order)))
}

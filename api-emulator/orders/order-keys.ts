import { createHash } from 'node:crypto'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { idempotencyHeader, idempotencyKey } from '../../contract/shop/idempotency-key'
import { ApiError, detailError } from '../answers/api-error'
import type { EmulatorDeps } from '../dependencies'
import { shoppingWords } from '../seed/shopping-words'
import type { Store } from '../store/open-store'
import { orderKeys } from '../store/placed-order-tables'
import type { OrderBody } from './order-body'

/** An order that takes longer than this was lost with its process: its key may be taken over. */
export const abandonedAfterMs = 60_000

/** A key that this request holds: nobody else places an order with it meanwhile. */
export interface HeldKey {
  user: number
  key: string
  fingerprint: string
  /** Tells this holder from one who took the key over. */
  takenAt: number
}

/** What a key means: hold it and place the order, or answer with the one that is there. */
export type KeyState = { held: HeldKey } | { placed: number }

const keyIs = ({ user, key }: Pick<HeldKey, 'user' | 'key'>) =>
  and(eq(orderKeys.user, user), eq(orderKeys.key, key))
const heldBy = (held: HeldKey) =>
  and(keyIs(held), eq(orderKeys.takenAt, held.takenAt), isNull(orderKeys.order))

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
 * Takes a key, or says what became of the order that had it (decision M3). One that was taken too
 * long ago, or in the future of a clock that was put back, is taken over.
 * @throws ApiError 422 where it came with another body, 409 while the first is under way
 */
export async function takeKey(
  { store, clock }: Pick<EmulatorDeps, 'store' | 'clock'>,
  owner: Pick<HeldKey, 'user' | 'key'>,
  fingerprint: string,
): Promise<KeyState> {
  const { db } = store
  const takenAt = clock.now().getTime()
  const held = { ...owner, fingerprint, takenAt }
  const taken = await db
    .insert(orderKeys)
    .values({ ...held, order: null })
    .onConflictDoUpdate({
      target: [orderKeys.user, orderKeys.key],
      set: { takenAt },
      setWhere: sql`${orderKeys.fingerprint} = ${fingerprint} and ${orderKeys.order} is null and ${orderKeys.takenAt} not between ${takenAt - abandonedAfterMs} and ${takenAt}`,
    })
    .returning()
  if (taken.length > 0) return { held }
  const [first] = await db.select().from(orderKeys).where(keyIs(owner))
  if (first && first.fingerprint !== fingerprint) {
    throw detailError(422, shoppingWords.keyOfAnother)
  }
  if (!first?.order) throw detailError(409, shoppingWords.keyUnderWay)
  return { placed: first.order }
}

/**
 * The statement that ties a key to its order, to be written together with it. Where somebody has
 * taken the key over it ties it to order 0, which the table refuses, and with it the whole order.
 */
export function finishKey({ db }: Store, held: HeldKey, order: SQL<number>) {
  const own = db.select({ order }).from(orderKeys).where(heldBy(held))
  const tied = sql<number>`coalesce((${own}), 0)`
  return db
    .insert(orderKeys)
    .values({ ...held, order: tied })
    .onConflictDoUpdate({
      target: [orderKeys.user, orderKeys.key],
      set: { order: sql`excluded."order"` },
    })
}

/**
 * Lets go of a key whose order was refused: it may come again with a better body. False where
 * somebody else has it by now.
 */
export async function releaseKey({ db }: Store, held: HeldKey): Promise<boolean> {
  const released = await db.delete(orderKeys).where(heldBy(held)).returning()
  return released.length > 0
}

import { detailError } from '../answers/api-error'
import { shoppingWords } from '../seed/shopping-words'
import type { OrderBody } from './order-body'
import { fingerprintOf, type HeldKey, releaseKey, takeKey } from './order-keys'
import { type OrderParts, placeOrder } from './place-order'

/**
 * Places an order at most once for each key of a person: sent again, the same body is answered with
 * the same order (decision M3, an extension of the stand-in). Without a key each call is an order.
 * @throws ApiError 409 while the first is under way, 422 where the key came with another body, 400
 * where the order is refused; the key is free again then
 */
export async function placeOnce(
  parts: OrderParts,
  user: number | null,
  body: OrderBody,
  key: string | null,
): Promise<number> {
  if (key === null) return placeOrder(parts, user, body, null)
  const state = await takeKey(parts, { user: user ?? 0, key }, fingerprintOf(body))
  return 'placed' in state ? state.placed : placeHeld(parts, user, body, state.held)
}

/**
 * Places the order of a key that is held.
 * @throws ApiError 409 where somebody took it over meanwhile, 400 where the order is refused
 */
export async function placeHeld(
  parts: OrderParts,
  user: number | null,
  body: OrderBody,
  held: HeldKey,
): Promise<number> {
  try {
    return await placeOrder(parts, user, body, held)
  } catch (problem) {
    if (await releaseKey(parts.store, held)) throw problem
    throw detailError(409, shoppingWords.keyUnderWay)
  }
}

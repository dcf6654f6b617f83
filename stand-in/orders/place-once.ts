import type { RouteParts } from '../stand-in-parts'
import type { OrderBody } from './order-body'
import { fingerprintOf, releaseKey, takeKey } from './order-keys'
import { placeOrder } from './place-order'

/**
 * Places an order at most once for each key of a person: sent again, the same body is answered with
 * the same order (decision M3, an extension of the stand-in). Without a key each call is an order.
 * @throws ApiError 409 while the first is under way, 422 where the key came with another body, 400
 * where the order is refused; the key is free again then
 */
export async function placeOnce(
  parts: RouteParts,
  user: number | null,
  body: OrderBody,
  key: string | null,
): Promise<number> {
  if (key === null) return placeOrder(parts, user, body, null)
  const state = await takeKey(parts, { user: user ?? 0, key }, fingerprintOf(body))
  if ('placed' in state) return state.placed
  try {
    return await placeOrder(parts, user, body, state.held)
  } catch (problem) {
    await releaseKey(parts.store, state.held)
    throw problem
  }
}

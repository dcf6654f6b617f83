import { detailError } from '../answers/api-error'
import { shoppingWords } from '../seed/shopping-words'
import type { OrderBody } from './order-body'
import { fingerprintOf, type HeldKey, releaseKey, takeKey } from './order-keys'
import { type OrderDeps, placeOrder } from './place-order'

/** An order that stands, and whether an earlier request had placed it. */
export interface Placed {
  id: number
  isReplay: boolean
}

/**
 * Places an order at most once for each key of a person: sent again, the same body is answered with
 * the same order (decision M3, an extension of the emulator). Without a key each call is an order.
 * @throws ApiError 409 while the first is under way, 422 where the key came with another body, 400
 * where the order is refused; the key is free again then
 */
export async function placeOnce(
  deps: OrderDeps,
  user: number | null,
  body: OrderBody,
  key: string | null,
): Promise<Placed> {
  if (key === null) return { id: await placeOrder(deps, user, body, null), isReplay: false }
  const state = await takeKey(deps, { user: user ?? 0, key }, fingerprintOf(body))
  if ('placed' in state) return { id: state.placed, isReplay: true }
  return { id: await placeHeld(deps, user, body, state.held), isReplay: false }
}

/**
 * Places the order of a key that is held.
 * @throws ApiError 409 where somebody took it over meanwhile, 400 where the order is refused
 */
export async function placeHeld(
  deps: OrderDeps,
  user: number | null,
  body: OrderBody,
  held: HeldKey,
): Promise<number> {
  try {
    return await placeOrder(deps, user, body, held)
  } catch (problem) {
    if (await releaseKey(deps.store, held)) throw problem
    throw detailError(409, shoppingWords.keyUnderWay)
  }
}

import type { Context } from 'hono'
import type { CartRow } from '../database/tables/cart'
import type { BearerEnv } from '../lib/access-tokens'
import type { RouteDeps } from '../lib/dependencies'
import { cartOf, guestCart, mergeCarts, newCartOf } from './queries'

const guestHeader = 'x-cart-id'

/**
 * The caller's cart: of a person, or the one of a guest whose uuid `X-Cart-Id` names. What a person
 * names there is merged into their own cart; a cart that is gone is no cart.
 */
export async function findCart(deps: RouteDeps, c: Context<BearerEnv>): Promise<CartRow | null> {
  const account = c.get('account')
  const guests = await guestCart(deps, c.req.header(guestHeader) ?? '')
  if (!account) return guests
  const own = await cartOf(deps, account.id)
  if (!guests) return own
  const cart = own ?? (await newCartOf(deps, account.id))
  await mergeCarts(deps, guests, cart)
  return cart
}

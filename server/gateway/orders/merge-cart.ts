import type { CartItem, CartMerge } from '#contract/shop/cart'
import { translate } from '#contract/wire/translations'
import { readCart } from '#upstream/endpoints/cart'
import type { Api, GuestBuyer, Member } from '../http/api'
import { cartHeader } from '../http/guest-buyer'
import type { RouteContext } from '../http/route-env'
import { readJson } from '../upstream/read-answer'
import { findCart } from './buyer-cart'
import type { InTurn } from './buyer-turns'

interface Tools {
  api: Pick<Api, 'guestOf'>
  inTurn: InTurn
}

const nothing: CartMerge = { items: [] }

/**
 * Puts the cart of a guest into that of the member who has signed in, once: the API adds the
 * quantities as far as the stock goes, says nothing of it and deletes the guest's cart. What came of
 * it is told by the member's cart before and after. No order is placed of it meanwhile.
 */
export function createCartMerge({ api, inTurn }: Tools) {
  return (c: RouteContext, member: Member): Promise<CartMerge> =>
    inTurn(member, async () => {
      // Read in turn: another tab may have merged it.
      const guest = await api.guestOf(c)
      const cart = guest?.state().cart
      if (!guest || !cart) return nothing
      const held = (await findCart(guest))?.cartItems ?? []
      const isGone = guest.state().cart !== cart
      if (isGone || held.length === 0) {
        await guest.dropCart(guest.state().cart)
        return nothing
      }
      const before = quantitiesIn(await findCart(member))
      await merge(member, guest, cart)
      const after = quantitiesIn(await findCart(member))
      return { items: held.map((item) => told(item, before, after)) }
    })
}

/** @throws GatewayError the failure, unless the cart was merged all the same */
async function merge(member: Member, guest: GuestBuyer, cart: string): Promise<void> {
  const headers = { [cartHeader]: cart }
  const { cartGoneAt } = guest.state()
  try {
    await member.sendRaw(readCart, { headers }, readJson)
  } catch (error) {
    await findCart(guest).catch(() => null)
    if (guest.state().cart === cart) throw error
  }
  // It was not ordered, though it is gone.
  await guest.dropCart(guest.state().cart, cartGoneAt)
}

type Quantities = ReadonlyMap<number, number>

function quantitiesIn(cart: { cartItems: readonly CartItem[] } | null): Quantities {
  return new Map(cart?.cartItems.map(({ product, quantity }) => [product.id, quantity]))
}

function told({ product, quantity }: CartItem, before: Quantities, after: Quantities) {
  const more = (after.get(product.id) ?? 0) - (before.get(product.id) ?? 0)
  return {
    product: product.id,
    name: translate(product.translations, 'name'),
    asked: quantity,
    added: Math.min(Math.max(more, 0), quantity),
  }
}

import type { CartItem } from '#contract/shop/cart'
import type { OrderCreation } from '#contract/shop/order-creation'
import * as upstream from '#upstream/endpoints/cart'
import { refusalText } from '#upstream/refusal-texts'
import type { Buyer } from '../http/api'
import { GatewayError } from '../lib/gateway-error'
import { findCart } from './buyer-cart'
import { fingerprintOf, quantitiesOf } from './same-order'

type Items = OrderCreation['items']

/**
 * The buyer's cart, of which the API makes the order: all of it, so that nothing is ordered unseen.
 * @throws GatewayError where an item cannot be read
 */
export async function readCart(buyer: Buyer): Promise<readonly CartItem[]> {
  const { cartItems, unreadItems } = (await findCart(buyer)) ?? { cartItems: [], unreadItems: [] }
  if (unreadItems.length > 0) {
    throw new GatewayError(502, { reason: 'the cart has items that cannot be read' })
  }
  return cartItems
}

/** Whether the cart holds exactly what is to be ordered. */
export function holdsExactly(held: readonly CartItem[], items: Items): boolean {
  const inCart = held.map(({ product, quantity }) => ({ product: product.id, quantity }))
  return fingerprintOf(inCart) === fingerprintOf(items)
}

/**
 * Makes the cart equal to what is to be ordered: what was shown is ordered, and nothing else that
 * has come into the cart since, such as the things of a guest's cart.
 */
export async function fillCart(
  buyer: Buyer,
  held: readonly CartItem[],
  items: Items,
): Promise<void> {
  const wanted = quantitiesOf(items)
  const inCart = new Map(held.map((item) => [item.product.id, item]))
  // What is missing comes first: a cart that was left half done is not an empty one.
  for (const [product, quantity] of wanted) {
    const item = inCart.get(product)
    if (item?.quantity === quantity) continue
    const change = item
      ? buyer.askRaw(upstream.changeCartItem, { params: { id: item.id }, body: { quantity } })
      : buyer.askRaw(upstream.addCartItem, { body: { product, quantity } })
    await change.catch((error: unknown) => {
      throw refusalAt(error, product, items)
    })
  }
  for (const { id, product } of held) {
    if (!wanted.has(product.id)) await buyer.ask(upstream.removeCartItem, { params: { id } })
  }
}

/** A refusal of one product, in the shape in which an order is refused. */
function refusalAt(error: unknown, refused: number, items: Items): unknown {
  if (!(error instanceof GatewayError) || error.status !== 400) return error
  const text = refusalText(firstSentence(error.details.refusal))
  const rows = items.map(({ product }) => (product === refused ? { quantity: [text] } : {}))
  return new GatewayError(400, { data: { items: rows }, reason: 'the cart cannot be filled' })
}

function firstSentence(refusal: unknown): string {
  if (typeof refusal !== 'object' || refusal === null) return ''
  const [sentence] = Object.values(refusal).flat()
  return typeof sentence === 'string' ? sentence : ''
}

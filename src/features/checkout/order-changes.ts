import type { Cart } from '../../../contract/shop/cart'
import type { CartItem } from '../../../contract/shop/cart-item'
import { translate } from '../../../contract/wire/translations'
import { type OrderAttempt, type ShownItem, shownItems } from './order-attempt'
import { orderSum } from './order-sum'
import type { ShopTerms } from './shop-terms'

/** What is not as the person saw it when they ordered. Prices in euro. */
export type OrderChange =
  | ({ product: number; name: string } & (
      | { kind: 'price'; before: number; now: number }
      | { kind: 'quantity'; before: number; now: number }
      | { kind: 'tooFew'; stock: number }
      /** `short`: there is not as much of it. */
      | { kind: 'soldOut' | 'notOnSale' | 'gone' | 'added' | 'short' }
      /** In the API's own words. */
      | { kind: 'said'; sentence: string }
    ))
  /** Shipping, or the fee of the way to pay. */
  | { kind: 'costs'; before: number; now: number }
  /** The way to pay is not offered any more. */
  | { kind: 'payWay' }

/** Compares an order with the cart as it is now, product by product. */
export function changedItems({ items }: Pick<OrderAttempt, 'items'>, cart: Cart): OrderChange[] {
  const changed = items.flatMap((shown) => changesOf(shown, itemOf(cart, shown.product)))
  const added = cart.cartItems
    .filter(({ product }) => !items.some((shown) => shown.product === product.id))
    .map(({ product }): OrderChange => {
      const name = translate(product.translations, 'name')
      return { kind: 'added', product: product.id, name }
    })
  return [...changed, ...added]
}

function itemOf({ cartItems }: Cart, product: number): CartItem | undefined {
  return cartItems.find((item) => item.product.id === product)
}

function changesOf(shown: ShownItem, item: CartItem | undefined): OrderChange[] {
  const what = { product: shown.product, name: shown.name }
  if (!item) return [{ ...what, kind: 'gone' }]
  const { quantity, finalPrice, product } = item
  if (!product.active) return [{ ...what, kind: 'notOnSale' }]
  if (product.stock === 0) return [{ ...what, kind: 'soldOut' }]
  if (quantity > product.stock) return [{ ...what, kind: 'tooFew', stock: product.stock }]
  const found: OrderChange[] = []
  if (quantity !== shown.quantity) {
    found.push({ ...what, kind: 'quantity', before: shown.quantity, now: quantity })
  }
  if (finalPrice !== shown.price) {
    found.push({ ...what, kind: 'price', before: shown.price, now: finalPrice })
  }
  return found
}

/** Compares what an order was to cost with what it costs now; each thing that changed is named. */
export function changesSince(attempt: OrderAttempt, cart: Cart, terms: ShopTerms): OrderChange[] {
  const items = changedItems(attempt, cart)
  const payWay = terms.payWays.find(({ id }) => id === attempt.body.payWay)
  if (!payWay) return [...items, { kind: 'payWay' }]
  const { total: now } = orderSum(shownItems(cart), terms.shippingPrice, payWay)
  if (items.length > 0 || now === attempt.total) return items
  return [{ kind: 'costs', before: attempt.total, now }]
}

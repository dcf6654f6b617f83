import { athensTime } from '#contract/wire/athens-time'
import { stampFields } from '../lib/answer-fields'
import { priceParts, toCents } from '../lib/money'
import { productAnswer } from '../products/answers'
import type { CartItemWithProduct } from './queries'
import type { CartRow } from './tables'

/** Serialises a cart item: unit prices, and totals for its quantity. */
export function cartItemAnswer(row: CartItemWithProduct) {
  const { product, quantity } = row
  const parts = priceParts(product.price, product.vatPercent, product.discountPercent)
  return {
    id: row.id,
    cart: row.cart,
    product: productAnswer(product),
    quantity,
    price: product.price,
    discountPercent: product.discountPercent,
    vatPercent: product.vatPercent,
    ...parts,
    totalPrice: toCents(parts.finalPrice * quantity),
    totalDiscountValue: toCents(parts.discountValue * quantity),
    ...stampFields(row),
  }
}

/** Serialises a cart; as in the real API, `totalVatValue` ignores quantities. */
export function cartAnswer(cart: CartRow, rows: readonly CartItemWithProduct[]) {
  const cartItems = rows.map(cartItemAnswer)
  const sum = (amountOf: (item: (typeof cartItems)[number]) => number) =>
    toCents(cartItems.reduce((total, item) => total + amountOf(item), 0))
  return {
    id: cart.id,
    user: cart.user,
    cartItems,
    totalPrice: sum(({ totalPrice }) => totalPrice),
    totalDiscountValue: sum(({ totalDiscountValue }) => totalDiscountValue),
    totalVatValue: sum(({ vatValue }) => vatValue),
    totalItems: sum(({ quantity }) => quantity),
    totalItemsUnique: cartItems.length,
    lastActivity: athensTime(cart.lastActivity),
    ...stampFields(cart),
  }
}

import type { CartItemWithProduct } from '../store/cart-queries'
import type { CartRow } from '../store/cart-tables'
import { athensTime } from './athens-time'
import { priceParts, toCents } from './cents'
import { stampFields } from './common-fields'
import { productAnswer } from './product-answer'

/** A product in a cart as the API sends it: prices for one piece, totals for all (3.10). */
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

/** A cart as the API sends it; as there, `totalVatValue` forgets the quantities (3.10). */
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

import type { Cart, CartItem } from '#contract/shop/cart'
import type { Product } from '#contract/shop/product'
import { apiProduct } from './api-product'

const stamps = { createdAt: '2026-02-09T09:00:00+02:00', updatedAt: '2026-02-09T09:00:00+02:00' }
const uuid = '0f2b7c1e-5c0b-4d1e-9a53-1c2d3e4f5a6b'

/** A cart item with a quantity of a product, as the API returns it, for tests. */
export function apiCartItem(quantity: number, differences: Partial<Product> = {}): CartItem {
  const product = apiProduct(differences)
  const { price, finalPrice, discountValue, discountPercent } = product
  return {
    id: 500 + product.id,
    uuid,
    cart: 77,
    product,
    quantity,
    price,
    finalPrice,
    discountValue,
    discountPercent,
    priceSavePercent: discountPercent,
    vatPercent: 24,
    vatValue: 1,
    totalPrice: finalPrice * quantity,
    totalDiscountValue: discountValue * quantity,
    ...stamps,
  }
}

/** A cart as the API returns it, for tests. */
export function apiCart(...cartItems: CartItem[]): Cart {
  const sum = (amountOf: (item: CartItem) => number) =>
    cartItems.reduce((total, item) => total + amountOf(item), 0)
  return {
    id: 77,
    uuid,
    user: 9,
    cartItems,
    unreadItems: [],
    totalWeightGrams: 0,
    totalPrice: sum((item) => item.totalPrice),
    totalDiscountValue: sum((item) => item.totalDiscountValue),
    totalVatValue: 1,
    totalItems: sum((item) => item.quantity),
    totalItemsUnique: cartItems.length,
    lastActivity: stamps.updatedAt,
    ...stamps,
  }
}

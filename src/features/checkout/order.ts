import * as z from 'zod/mini'
import { addressWrite } from '#contract/account/address'
import type { Cart, CartItem } from '#contract/shop/cart'
import { type OrderCreation, orderCreation } from '#contract/shop/order-creation'
import type { PayWay } from '#contract/shop/pay-way'
import { id, money } from '#contract/wire/scalars'
import { translate } from '#contract/wire/translations'
import type { CheckoutValues } from './checkout-schema'

const shownItem = z.object({
  product: id,
  name: z.string(),
  /** Unit price as shown, in euro, tax included. */
  price: money,
  quantity: z.int(),
  /** Source in the image service. */
  picture: z.optional(z.string()),
})
export type ShownItem = z.infer<typeof shownItem>

/** A member, by the account's id, or a guest. */
export const orderOwner = z.union([id, z.literal('guest')])

/** An order as the customer saw it when they submitted it. */
export const orderAttempt = z.object({
  owner: orderOwner,
  /** `cartFingerprint` of the cart: another value means another order. */
  cart: z.string(),
  body: orderCreation,
  items: z.array(shownItem),
  /** Total as shown, in euro. */
  total: money,
  /** It is paid on the bank's page, and leaves the cart as it is until then. */
  isPaidOnline: z._default(z.boolean(), false),
  /** To be kept in the account's book once the order is placed. */
  keptAddress: z.optional(addressWrite),
})
export type OrderAttempt = z.infer<typeof orderAttempt>

/** Identifies a cart and its content; removing and re-adding a product gives another value. */
export function cartFingerprint({ id, cartItems }: Pick<Cart, 'id' | 'cartItems'>): string {
  const items = cartItems.map((item) => `${item.uuid}x${item.quantity}`)
  return [id, ...items.toSorted()].join(' ')
}

/** The items of a cart as the checkout shows and orders them. */
export function shownItems({ cartItems }: Cart): ShownItem[] {
  return cartItems.map(({ product, finalPrice, quantity }) => ({
    product: product.id,
    name: translate(product.translations, 'name'),
    price: finalPrice,
    quantity,
    picture: product.mainImagePath,
  }))
}

/** What the checkout shows of an order; its `payWay` is null as long as none is chosen. */
export function orderQuote(cart: Cart, { payWays, shippingPrice }: ShopTerms, payWayId: string) {
  const items = shownItems(cart)
  const payWay = payWays.find(({ id }) => String(id) === payWayId) ?? null
  return { items, payWay, sum: orderSum(items, shippingPrice, payWay) }
}

/** Why a cart cannot be ordered as it is, by item; empty where all of it can be sent. */
export function obstaclesOf(cart: Cart): OrderChange[] {
  return changedItems({ items: shownItems(cart) }, cart)
}

/**
 * Request body of the order.
 * @param vatLine line with the tax number: an invoice's notes start with it, as the API has a field
 * for it but never returns it
 */
export function orderBody(
  values: CheckoutValues,
  items: readonly ShownItem[],
  vatLine: string,
): OrderCreation {
  const { payWay, documentType, vatNumber, customerNotes, ...recipient } = values
  const lines = documentType === 'INVOICE' ? [vatLine, customerNotes] : [customerNotes]
  return z.parse(orderCreation, {
    ...recipient,
    customerNotes: lines.filter((line) => line.trim() !== '').join('\n'),
    ...(documentType === 'INVOICE' && { vatNumber }),
    payWay: Number(payWay),
    documentType,
    items: items
      .map(({ product, quantity }) => ({ product, quantity }))
      .toSorted((one, other) => one.product - other.product),
  })
}

/** Shipping, pay ways and order mail, as the shop has them now. */
export interface ShopTerms {
  /** Of the cart for which the terms were read, in euro. */
  shippingPrice: number
  /** Offered now, in the shop's sort order. */
  payWays: readonly PayWay[]
  /** Other pay ways, which could not be read. */
  unshownPayWays: number
  /** The API confirms orders by mail. */
  isMailed: boolean
}

/** Amounts in euro, tax included. */
export interface OrderSum {
  items: number
  shipping: number
  /** Fee of the pay way; 0 as long as none is chosen. */
  payWay: number
  total: number
}

interface Priced {
  /** Unit price in euro, tax included. */
  price: number
  quantity: number
}

type Fee = Pick<PayWay, 'cost' | 'freeForOrderAmount'>

/** Sum of an order as the API charges it: items, shipping, and the fee of the pay way. */
export function orderSum(
  items: readonly Priced[],
  shippingPrice: number,
  payWay: Fee | null,
): OrderSum {
  const cents = items.reduce((sum, { price, quantity }) => sum + toCents(price * quantity), 0)
  const shipping = toCents(shippingPrice)
  const fee = payWay ? toCents(payWayFee(payWay, (cents + shipping) / 100)) : 0
  return {
    items: cents / 100,
    shipping: shipping / 100,
    payWay: fee / 100,
    total: (cents + shipping + fee) / 100,
  }
}

/** Fee of a pay way for products and shipping of this amount, in euro; free from its threshold on. */
export function payWayFee({ cost, freeForOrderAmount }: Fee, amount: number): number {
  return freeForOrderAmount > 0 && amount >= freeForOrderAmount ? 0 : cost
}

function toCents(amount: number): number {
  return Math.round(amount * 100)
}

/** A difference from what the customer saw when they ordered. Prices in euro. */
export type OrderChange =
  | ({ product: number; name: string } & (
      | { kind: 'price'; before: number; now: number }
      | { kind: 'quantity'; before: number; now: number }
      | { kind: 'tooFew'; stock: number }
      /** `short`: less is available than ordered. */
      | { kind: 'soldOut' | 'notOnSale' | 'gone' | 'added' | 'short' }
      /** The API's own sentence. */
      | { kind: 'said'; sentence: string }
    ))
  /** Shipping, or the fee of the pay way. */
  | { kind: 'costs'; before: number; now: number }
  /** The pay way is no longer offered. */
  | { kind: 'payWay' }
  /** Items of the cart cannot be read. */
  | { kind: 'unread'; count: number }

/** Compares an order with the current cart, product by product. */
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
  const subject = { product: shown.product, name: shown.name }
  if (!item) return [{ ...subject, kind: 'gone' }]
  const { quantity, finalPrice, product } = item
  if (!product.active) return [{ ...subject, kind: 'notOnSale' }]
  if (product.stock === 0) return [{ ...subject, kind: 'soldOut' }]
  if (quantity > product.stock) return [{ ...subject, kind: 'tooFew', stock: product.stock }]
  const found: OrderChange[] = []
  if (quantity !== shown.quantity) {
    found.push({ ...subject, kind: 'quantity', before: shown.quantity, now: quantity })
  }
  if (finalPrice !== shown.price) {
    found.push({ ...subject, kind: 'price', before: shown.price, now: finalPrice })
  }
  return found
}

/** Compares an order with the current cart alone. */
export function cartChanges(attempt: OrderAttempt, cart: Cart): OrderChange[] {
  const { length: count } = cart.unreadItems
  return count > 0 ? [{ kind: 'unread', count }] : changedItems(attempt, cart)
}

/** Compares an order with the current cart and shop terms. */
export function changesSince(attempt: OrderAttempt, cart: Cart, terms: ShopTerms): OrderChange[] {
  const items = cartChanges(attempt, cart)
  if (items.some(({ kind }) => kind === 'unread')) return items
  const payWay = terms.payWays.find(({ id }) => id === attempt.body.payWay)
  if (!payWay) return [...items, { kind: 'payWay' }]
  const { total: now } = orderSum(shownItems(cart), terms.shippingPrice, payWay)
  if (items.length > 0 || now === attempt.total) return items
  return [{ kind: 'costs', before: attempt.total, now }]
}

import * as z from 'zod/mini'
import { isOffered, type OnlinePayments } from '#contract/shop/online-payment'
import type { orderProblem } from '#contract/shop/order'
import type { OrderCreation } from '#contract/shop/order-creation'
import { payWay } from '#contract/shop/pay-way'
import { dateTime, id, lenientText, uuid } from '#contract/wire/scalars'
import { GatewayError } from '../gateway-error'
import type { Member } from '../routes/api-caller'
import { mine } from '../routes/visibility'
import type { RouteContext } from '../services'
import { parse } from '../upstream/read-answer'
import { isSameOrder, storedChoices } from './same-order'

type OrderProblemData = z.infer<typeof orderProblem>

/** How many of a person's newest orders are searched for a key. */
const newestOrders = 10

const keyedOrder = z.extend(storedChoices, {
  id,
  uuid,
  user: z.nullable(id),
  paymentId: lenientText,
})
const orderPage = z.object({ results: z.array(keyedOrder) })

/**
 * Looks up an order with this key among a person's newest ones: its id, or null without one.
 * @throws GatewayError 422 `orderDiffers` where the key belongs to an order with other items,
 * address or anything else, or the reason why orders cannot be read
 */
export async function findOrder(
  member: Member,
  key: string,
  body: OrderCreation,
): Promise<number | null> {
  const query = `?ordering=-createdAt&pageSize=${newestOrders}`
  const { results } = parse(orderPage, await member.send('GET', '/order/my-orders', { query }))
  const found = results.find((one) => one.paymentId.toLowerCase() === key && mine(one, member))
  if (!found) return null
  if (!isSameOrder(found, body)) throw orderDiffers(found.uuid)
  return found.id
}

/** Another order stands under the key, which the browser names to the person. */
export function orderDiffers(uuid: string): GatewayError {
  const data: OrderProblemData = { code: 'orderDiffers', uuid }
  return new GatewayError(422, { data, reason: 'the key belongs to another order' })
}

const payWayPage = z.object({ results: z.array(payWay) })

/**
 * Whether the shop offers a way to pay; one that is paid online only where its address is known.
 * @throws GatewayError the reason why that cannot be read
 */
export async function offersPayWay(
  member: Member,
  payWayId: number,
  payments: OnlinePayments,
): Promise<boolean> {
  const query = '?active=true&pageSize=100'
  const { results } = parse(payWayPage, await member.send('GET', '/pay_way', { query }))
  const found = results.find((one) => one.id === payWayId)
  return found !== undefined && isOffered(found, payments)
}

/**
 * Empties the cart after its order, with one retry: a cart that stays full may lead to a second
 * order. The order exists even if this fails.
 */
export async function emptyCart(c: RouteContext, member: Member): Promise<void> {
  const empty = () => member.send('DELETE', '/cart')
  await empty()
    .catch(empty)
    .catch((error: unknown) => logNotEmptied(c, error))
}

const named = z.object({ id })
const placedOrder = z.object({ createdAt: dateTime, items: z.array(z.object({ product: named })) })
const currentCart = z.object({
  cartItems: z.array(z.object({ id, product: named, updatedAt: dateTime })),
})

/**
 * Removes from the cart the items of an order that an earlier request placed, whose response may
 * have been lost before the cart was emptied. Items added or changed since then stay.
 */
export async function removeOrdered(
  c: RouteContext,
  member: Member,
  order: unknown,
): Promise<void> {
  try {
    const { createdAt, items } = parse(placedOrder, order)
    const ordered = new Set(items.map(({ product }) => product.id))
    const { cartItems } = parse(currentCart, await member.send('GET', '/cart'))
    for (const item of cartItems) {
      const isOlder = Date.parse(item.updatedAt) < Date.parse(createdAt)
      if (isOlder && ordered.has(item.product.id)) {
        await member.send('DELETE', `/cart/item/${item.id}`)
      }
    }
  } catch (error) {
    logNotEmptied(c, error)
  }
}

function logNotEmptied(c: RouteContext, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error)
  c.var.services.log({ event: 'cart-not-emptied', id: c.var.requestId, reason })
}

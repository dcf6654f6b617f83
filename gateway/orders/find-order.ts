import * as z from 'zod/mini'
import { count, id, lenientText } from '../../contract/wire/scalars'
import { GatewayError } from '../gateway-error'
import { parse } from '../routes/answer-readers'
import type { OwnCalls } from '../routes/own-row'
import { mine } from '../routes/visibility'

/** How many of a person's newest orders are looked through for a key. */
const newestOrders = 10

const keyedOrder = z.object({
  id,
  user: z.nullable(id),
  paymentId: lenientText,
  items: z.array(
    z.object({ product: z.object({ id }), quantity: count, originalQuantity: z.nullish(count) }),
  ),
})
const orderPage = z.object({ results: z.array(keyedOrder) })

/** What is ordered, as the browser says it. */
type Items = readonly { product: number; quantity: number }[]

/**
 * Looks for an order of this key among a person's newest ones: its id, or null where it is not there.
 * @throws GatewayError 422 where the key belongs to an order of other things, or why orders cannot be
 * read
 */
export async function findOrder(
  { ask, userId }: Pick<OwnCalls, 'ask' | 'userId'>,
  key: string,
  items: Items,
): Promise<number | null> {
  const query = `ordering=-createdAt&pageSize=${newestOrders}`
  const { results } = parse(orderPage, await ask('GET', `/order/my-orders?${query}`))
  const found = results.find(
    (order) => order.paymentId.toLowerCase() === key && mine(order, { userId }),
  )
  if (!found) return null
  const ordered = found.items.map(({ product, quantity, originalQuantity }) => ({
    product: product.id,
    quantity: originalQuantity ?? quantity,
  }))
  if (markOf(ordered) !== markOf(items)) {
    throw new GatewayError(422, { reason: 'the key belongs to another order' })
  }
  return found.id
}

/** The same for the same pieces of the same products, whatever their order. */
function markOf(items: Items): string {
  return items
    .map(({ product, quantity }) => `${product}x${quantity}`)
    .toSorted()
    .join(' ')
}

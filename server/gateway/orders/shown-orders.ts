import * as z from 'zod/mini'
import type { Order, OrderDetail } from '#contract/shop/order'
import type { Page } from '#contract/wire/page'
import { completedOrder, type OrderLists, order, orderDetail } from '#upstream/order'
import type { Member } from '../http/api'
import { clientOf } from '../http/client-of'
import { readPageQuery } from '../http/query'
import type { RouteContext } from '../http/route-env'
import {
  type Asked,
  bought,
  mine,
  one,
  pageFrom,
  type ResponseParser,
  usualPageSize,
  withOwnLinks,
} from '../http/visible'
import type { OrderListsReader } from './order-lists'

/** A page of a person's own orders, with country, region and way to pay. */
function ownOrders(lists: OrderLists): ResponseParser<Page<Order>> {
  return pageFrom(
    z.pipe(
      order,
      z.transform((row): Order => completedOrder(row, lists)),
    ),
    mine,
  )
}

/** An order of a buyer. */
export function ownOrder(lists: OrderLists): ResponseParser<OrderDetail> {
  const whole = z.transform(
    (row: z.output<typeof orderDetail>): OrderDetail => completedOrder(row, lists),
  )
  return one(z.pipe(orderDetail, whole), bought)
}

/** A page of a person's own orders, from a path below the REST API. */
export async function readOwnOrders(
  c: RouteContext,
  member: Member,
  { query: rules }: Asked,
  { path, orderLists }: { path: string; orderLists: OrderListsReader },
): Promise<Page<Order>> {
  const query = readPageQuery(c, rules, usualPageSize)
  const read = member.send('GET', path, { query: `?${query}` })
  const [lists, found] = await Promise.all([listsToShow(c, orderLists, read), read])
  return withOwnLinks(c, rules, ownOrders(lists)(found, member))
}

/** The lists to show orders with: an order is shown without them where they are not at hand. */
export function listsToShow(
  c: RouteContext,
  orderLists: OrderListsReader,
  needed?: Promise<unknown>,
): Promise<OrderLists> {
  const report = (reason: string) =>
    c.var.basics.log({ event: 'order-lists-unread', id: c.var.requestId, reason })
  return orderLists.readToShow(clientOf(c), report, needed)
}

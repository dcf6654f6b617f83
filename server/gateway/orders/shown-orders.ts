import type * as z from 'zod/mini'
import type { Order, OrderDetail } from '#contract/shop/order'
import type { Page } from '#contract/wire/page'
import { completedOrder, type OrderLists, order, type orderDetail } from '#upstream/order'
import type { Member } from '../http/api'
import { clientOf } from '../http/client-of'
import { readPageQuery } from '../http/query'
import type { RouteContext } from '../http/route-env'
import { type Asked, mine, pageFrom, usualPageSize, withOwnLinks } from '../http/visible'
import type { OrderListsReader } from './order-lists'

interface OwnOrders {
  orderLists: OrderListsReader
  /** Reads one of the API's lists. */
  read: (query: URLSearchParams) => Promise<unknown>
}

/** A page of a person's own orders, with country, region and way to pay. */
export async function readOwnOrders(
  c: RouteContext,
  member: Member,
  { query: rules }: Asked,
  { orderLists, read }: OwnOrders,
): Promise<Page<Order>> {
  const reading = read(readPageQuery(c, rules, usualPageSize))
  const [lists, found] = await Promise.all([listsToShow(c, orderLists, reading), reading])
  const page = withOwnLinks(c, rules, pageFrom(order, mine)(found, member))
  return { ...page, results: page.results.map((row) => completedOrder(row, lists)) }
}

/** The same of one order that was read. */
export async function shownOrder(
  c: RouteContext,
  orderLists: OrderListsReader,
  found: z.output<typeof orderDetail>,
): Promise<OrderDetail> {
  return completedOrder(found, await listsToShow(c, orderLists))
}

/** The lists to show orders with: an order is shown without them where they are not at hand. */
function listsToShow(
  c: RouteContext,
  orderLists: OrderListsReader,
  needed?: Promise<unknown>,
): Promise<OrderLists> {
  const report = (reason: string) =>
    c.var.basics.log({ event: 'order-lists-unread', id: c.var.requestId, reason })
  return orderLists.readToShow(clientOf(c), report, needed)
}

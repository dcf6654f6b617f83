import * as z from 'zod/mini'
import type { Order, OrderDetail } from '#contract/shop/order'
import type { Page } from '#contract/wire/page'
import { completedOrder, type OrderLists, order, orderDetail } from '#upstream/order'
import { answerJson } from '../http/answer'
import type { Member } from '../http/api'
import { clientOf } from '../http/client-of'
import { type QueryRules, readPageQuery } from '../http/query'
import type { RouteContext } from '../http/route-env'
import {
  mine,
  one,
  pageFrom,
  type ResponseParser,
  usualPageSize,
  withOwnLinks,
} from '../http/visible'
import type { Client } from '../upstream/client'

/** Reads countries, regions and ways to pay, which orders only name. */
export type ReadOrderLists = (client: Client) => Promise<OrderLists>

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

export function ownOrder(lists: OrderLists): ResponseParser<OrderDetail> {
  const whole = z.transform(
    (row: z.output<typeof orderDetail>): OrderDetail => completedOrder(row, lists),
  )
  return one(z.pipe(orderDetail, whole), mine)
}

/** Answers with a page of a person's own orders, from a path below the REST API. */
export async function answerOwnOrders(
  c: RouteContext,
  member: Member,
  { path, query: rules }: { path: string; query: QueryRules },
  orderLists: ReadOrderLists,
): Promise<Response> {
  const query = readPageQuery(c, rules, usualPageSize)
  const [lists, found] = await Promise.all([
    listsToShow(c, orderLists),
    member.send('GET', path, { query }),
  ])
  return answerJson(c, withOwnLinks(c, rules, ownOrders(lists)(found, member)))
}

const noLists: OrderLists = { countries: [], regions: [], payWays: [] }

/** The lists to show orders with: an order is shown without them where they cannot be read. */
export async function listsToShow(
  c: RouteContext,
  orderLists: ReadOrderLists,
): Promise<OrderLists> {
  return orderLists(clientOf(c)).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    c.var.basics.log({ event: 'order-lists-unread', id: c.var.requestId, reason })
    return noLists
  })
}

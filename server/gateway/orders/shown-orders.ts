import * as z from 'zod/mini'
import type { Order, OrderDetail } from '#contract/shop/order'
import { completedOrder, type OrderLists, order, orderDetail } from '#upstream/order'
import { clientOf, type Member } from '../routes/api-caller'
import { type QueryRules, readPageQuery } from '../routes/query'
import { answerJson, one, pageFrom, type ResponseParser } from '../routes/responses'
import { mine } from '../routes/visibility'
import type { RouteContext } from '../services'

/** A page of a person's own orders, with country, region and way to pay. */
function ownOrders(lists: OrderLists): ResponseParser {
  return pageFrom(
    z.pipe(
      order,
      z.transform((row): Order => completedOrder(row, lists)),
    ),
    mine,
  )
}

/** An order of the person's own. */
export function ownOrder(lists: OrderLists): ResponseParser<OrderDetail> {
  const whole = z.transform(
    (row: z.output<typeof orderDetail>): OrderDetail => completedOrder(row, lists),
  )
  return one(z.pipe(orderDetail, whole), mine)
}

/** Rows per page where the query has none. */
const pageSize = 52

/** Answers with a page of a person's own orders, from a path below the REST API. */
export async function answerOwnOrders(
  c: RouteContext,
  member: Member,
  path: string,
  rules: QueryRules,
): Promise<Response> {
  const query = readPageQuery(c, rules, pageSize)
  const [lists, found] = await Promise.all([listsToShow(c), member.send('GET', path, { query })])
  return answerJson(c, ownOrders(lists)(found, member))
}

const noLists: OrderLists = { countries: [], regions: [], payWays: [] }

/** The lists to show orders with: an order is shown without them where they cannot be read. */
export async function listsToShow(c: RouteContext): Promise<OrderLists> {
  const { orderLists, log } = c.var.services
  return orderLists(clientOf(c)).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    log({ event: 'order-lists-unread', id: c.var.requestId, reason })
    return noLists
  })
}

import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { findCart } from '../cart/find-cart'
import { orders } from '../database/tables/orders'
import { type BearerEnv, signedIn, viewerOf } from '../lib/access-tokens'
import { answerList } from '../lib/answer-list'
import { detailError } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { queryParams } from '../lib/list-params'
import { findRow } from '../lib/list-source'
import { filterConditions } from '../lib/query-filters'
import { readBody } from '../lib/read-body'
import { sendMail } from '../outbox/send-mail'
import { cancelOrder } from './change-order'
import { placeOrder, UnknownPlace } from './create-order'
import { orderMessages } from './messages'
import { orderBody } from './order-body'
import { orderAnswer, orderDetailAnswer, orderFilters, orderList, type WholeOrder } from './queries'

/**
 * Checks that the caller may read the order: their own, or any for staff.
 * @throws ApiError 403
 */
function mayRead(c: Context<BearerEnv>, order: WholeOrder): WholeOrder {
  if (order.user === null && !c.get('account')?.user.isStaff) {
    throw detailError(403, orderMessages.ofGuest)
  }
  const caller = signedIn(c)
  if (order.user === caller.id || caller.user.isStaff) return order
  throw detailError(403, orderMessages.ofAnother)
}

/** Body of a 500 that the real API does not handle. */
const serverError = `
<!doctype html>
<html lang="en">
<head>
  <title>Server Error (500)</title>
</head>
<body>
  <h1>Server Error (500)</h1><p></p>
</body>
</html>
`

/** `/order`: orders of customers. */
export function orderRoutes(deps: RouteDeps) {
  const list = orderList(deps.store)
  const byUuid = { ...list, key: orders.uuid }

  async function ofPath(c: Context<BearerEnv>) {
    const id = Number(c.req.param('id'))
    return findRow(list, id, detailError(404, orderMessages.noSuchOrder(id)))
  }

  /** Who knows the uuid of a guest's order may cancel it, whoever they are. */
  async function toBeCancelled(c: Context<BearerEnv>) {
    const order = await ofPath(c)
    const isOpened = order.user === null && c.req.query('uuid') === order.uuid
    return isOpened ? order : mayRead(c, order)
  }

  return new Hono<BearerEnv>()
    .get('/my_orders', (c) => {
      const mine = eq(orders.user, signedIn(c).id)
      const where = and(mine, filterConditions(queryParams(c.req.url), orderFilters))
      return answerList(c, list, where, (rows) => rows.map(orderAnswer))
    })
    .post('/', async (c) => {
      const user = viewerOf(c)
      const body = await readBody(c, orderBody)
      try {
        const id = await placeOrder(deps, { user, body, cart: await findCart(deps, c) })
        const row = await findRow(list, id)
        if (!row.way?.isOnlinePayment) await confirmByMail(deps, row)
        return c.json(orderDetailAnswer(row), 201)
      } catch (problem) {
        if (problem instanceof UnknownPlace) return c.html(serverError, 500)
        throw problem
      }
    })
    .get('/:id{[0-9]+}', async (c) => c.json(orderDetailAnswer(mayRead(c, await ofPath(c)))))
    .get('/uuid/:uuid', async (c) => {
      const uuid = c.req.param('uuid')
      const row = await findRow(byUuid, uuid, detailError(404, orderMessages.noSuchUuid(uuid)))
      const isOpen = row.user === null || row.user === viewerOf(c)
      if (!isOpen) throw detailError(403, orderMessages.ofAnother)
      return c.json(orderDetailAnswer(row))
    })
    .post('/:id{[0-9]+}/cancel', async (c) => {
      const order = await toBeCancelled(c)
      await cancelOrder(deps, order)
      return c.json(orderDetailAnswer(await findRow(list, order.id)))
    })
}

/** Sends the confirmation mail. A failure does not undo the order. */
async function confirmByMail(deps: RouteDeps, order: WholeOrder): Promise<void> {
  const mailed = { ...order, payWay: order.way }
  await sendMail(deps, order.email, { kind: 'orderPlaced', order: mailed }).catch(deps.report)
}

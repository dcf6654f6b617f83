import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { idempotencyHeader, replayedHeader } from '#contract/shop/order-creation'
import { orders } from '../database/tables/orders'
import { type BearerEnv, signedIn } from '../lib/access-tokens'
import { answerList } from '../lib/answer-list'
import { detailError } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { queryParams } from '../lib/list-params'
import { findRow } from '../lib/list-source'
import { answerMessages } from '../lib/messages'
import { filterConditions } from '../lib/query-filters'
import { readBody } from '../lib/read-body'
import { sendMail } from '../outbox/send-mail'
import { cancelOrder, changeOrderStatus } from './change-order'
import { placeOnce } from './create-order'
import { idempotencyKeyOf } from './idempotency-keys'
import { orderBody, statusBody, trackingBody } from './order-body'
import { orderAnswer, orderDetailAnswer, orderFilters, orderList, type WholeOrder } from './queries'

/**
 * Checks that the caller may read the order: their own, or any for staff.
 * @throws ApiError 403
 */
function mayRead(c: Context<BearerEnv>, order: WholeOrder): WholeOrder {
  const caller = signedIn(c)
  if (order.user === caller.id || caller.user.isStaff) return order
  throw detailError(403, answerMessages.forbidden)
}

/** `/order`: orders of customers. */
export function orderRoutes(deps: RouteDeps) {
  const list = orderList(deps.store)
  const byUuid = { ...list, key: orders.uuid }
  const answer = (row: WholeOrder) => orderAnswer(row)
  const detail = (row: WholeOrder) => orderDetailAnswer(row, deps.clock.now())
  const filtersOf = (c: Context<BearerEnv>) =>
    filterConditions(queryParams(c.req.url), orderFilters)

  return new Hono<BearerEnv>()
    .get('/', (c) => {
      signedIn(c)
      return answerList(c, list, filtersOf(c), (rows) => rows.map(answer))
    })
    .get('/my-orders', (c) => {
      const where = and(eq(orders.user, signedIn(c).id), filtersOf(c))
      return answerList(c, list, where, (rows) => rows.map(answer))
    })
    .post('/', async (c) => {
      const user = c.get('account')?.id ?? null
      const key = idempotencyKeyOf(c.req.header(idempotencyHeader))
      const { id, isReplay } = await placeOnce(deps, user, await readBody(c, orderBody), key)
      if (isReplay) c.header(replayedHeader, 'true')
      const row = await findRow(list, id)
      if (!isReplay) await confirmByMail(deps, row)
      return c.json(detail(row), 201)
    })
    .get('/:id{[0-9]+}', async (c) => {
      signedIn(c)
      return c.json(detail(mayRead(c, await findRow(list, Number(c.req.param('id'))))))
    })
    .get('/uuid/:uuid', async (c) => {
      signedIn(c)
      return c.json(detail(mayRead(c, await findRow(byUuid, c.req.param('uuid')))))
    })
    .post('/:id{[0-9]+}/cancel', async (c) => {
      signedIn(c)
      const { id } = mayRead(c, await findRow(list, Number(c.req.param('id'))))
      await cancelOrder(deps, id)
      return c.json(detail(await findRow(list, id)))
    })
}

/** Sends the confirmation mail, an extension. A failure does not undo the order. */
async function confirmByMail(deps: RouteDeps, order: WholeOrder): Promise<void> {
  await sendMail(deps, order.email, { kind: 'orderPlaced', order }).catch(deps.report)
}

/** Staff actions on an order: the next status, and the tracking number. */
export function orderStaffRoutes(deps: RouteDeps) {
  const list = orderList(deps.store)

  async function requestedOrder(c: Context<BearerEnv>) {
    if (!signedIn(c).user.isStaff) throw detailError(403, answerMessages.forbidden)
    return findRow(list, Number(c.req.param('id')))
  }
  const answer = async (c: Context, id: number) =>
    c.json(orderDetailAnswer(await findRow(list, id), deps.clock.now()))

  return new Hono<BearerEnv>()
    .post('/:id{[0-9]+}/update-status', async (c) => {
      const order = await requestedOrder(c)
      const { status } = await readBody(c, statusBody)
      await changeOrderStatus(deps, order, status)
      return answer(c, order.id)
    })
    .post('/:id{[0-9]+}/add-tracking', async (c) => {
      const { id } = await requestedOrder(c)
      const updatedAt = deps.clock.now().getTime()
      const tracking = await readBody(c, trackingBody)
      await deps.store.db
        .update(orders)
        .set({ ...tracking, updatedAt })
        .where(eq(orders.id, id))
      return answer(c, id)
    })
}

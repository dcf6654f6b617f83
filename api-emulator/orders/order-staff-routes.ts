import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { detailError } from '../answers/api-error'
import { orderDetailAnswer } from '../answers/placed-order-answers'
import { type BearerEnv, signedIn } from '../auth/bearer-accounts'
import { readBody } from '../bodies/read-body'
import type { RouteDeps } from '../dependencies'
import { findRow } from '../routes/find-row'
import { answerMessages } from '../seed/answer-words'
import { orderList } from '../store/order-queries'
import { orders } from '../store/placed-order-tables'
import { moveOrder } from './change-order'
import { statusBody, trackingBody } from './order-body'

/** What only the shop's people do with an order: the next status, and where the parcel is (2.6). */
export function orderStaffRoutes(deps: RouteDeps) {
  const list = orderList(deps.store)

  async function askedOf(c: Context<BearerEnv>) {
    if (!signedIn(c).user.isStaff) throw detailError(403, answerMessages.forbidden)
    return findRow(list, Number(c.req.param('id')))
  }
  const answer = async (c: Context, id: number) =>
    c.json(orderDetailAnswer(await findRow(list, id), deps.clock.now(), deps))

  return new Hono<BearerEnv>()
    .post('/:id{[0-9]+}/update-status', async (c) => {
      const order = await askedOf(c)
      const { status } = await readBody(c, statusBody)
      await moveOrder(deps, order, status)
      return answer(c, order.id)
    })
    .post('/:id{[0-9]+}/add-tracking', async (c) => {
      const { id } = await askedOf(c)
      const updatedAt = deps.clock.now().getTime()
      const tracking = await readBody(c, trackingBody)
      await deps.store.db
        .update(orders)
        .set({ ...tracking, updatedAt })
        .where(eq(orders.id, id))
      return answer(c, id)
    })
}

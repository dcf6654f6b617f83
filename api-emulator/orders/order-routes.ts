import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { idempotencyHeader, replayedHeader } from '../../contract/shop/idempotency-key'
import { detailError } from '../answers/api-error'
import { orderAnswer, orderDetailAnswer } from '../answers/placed-order-answers'
import { type BearerEnv, signedIn } from '../auth/bearer-accounts'
import { readBody } from '../bodies/read-body'
import type { RouteDeps } from '../dependencies'
import { answerList } from '../listing/answer-list'
import { conditionsOf } from '../listing/query-filters'
import { queryWords } from '../listing/query-words'
import { postMail } from '../outbox/post-mail'
import { findRow } from '../routes/find-row'
import { answerMessages } from '../seed/answer-words'
import { orderList, type WholeOrder } from '../store/order-queries'
import { orders } from '../store/placed-order-tables'
import { cancelOrder } from './change-order'
import { orderBody } from './order-body'
import { orderFilters } from './order-filters'
import { keyOf } from './order-keys'
import { placeOnce } from './place-once'

/** An order that the caller may see: their own, or any for the shop's people; else 403. */
export function mayRead(c: Context<BearerEnv>, order: WholeOrder): WholeOrder {
  const caller = signedIn(c)
  if (order.user === caller.id || caller.user.isStaff) return order
  throw detailError(403, answerMessages.forbidden)
}

/** `/order`: orders of customers. */
export function orderRoutes(deps: RouteDeps) {
  const list = orderList(deps.store)
  const byUuid = { ...list, key: orders.uuid }
  const answer = (row: WholeOrder) => orderAnswer(row, deps)
  const detail = (row: WholeOrder) => orderDetailAnswer(row, deps.clock.now(), deps)
  const askedFor = (c: Context<BearerEnv>) => conditionsOf(queryWords(c.req.url), orderFilters)

  return new Hono<BearerEnv>()
    .get('/', (c) => {
      signedIn(c)
      return answerList(c, list, askedFor(c), (rows) => rows.map(answer))
    })
    .get('/my-orders', (c) => {
      const mine = and(eq(orders.user, signedIn(c).id), askedFor(c))
      return answerList(c, list, mine, (rows) => rows.map(answer))
    })
    .post('/', async (c) => {
      const user = c.get('account')?.id ?? null
      // The real API knows no keys: each request is an order.
      const key = deps.extensions ? keyOf(c.req.header(idempotencyHeader)) : null
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

/**
 * An extension: of the real API no such mail is known. A mail that cannot be written does not undo
 * the order.
 */
async function confirmByMail(deps: RouteDeps, order: WholeOrder): Promise<void> {
  if (!deps.extensions) return
  await postMail(deps, order.email, { kind: 'orderPlaced', order }).catch(deps.report)
}

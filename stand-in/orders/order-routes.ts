import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { idempotencyHeader, replayedHeader } from '../../contract/shop/idempotency-key'
import { detailError } from '../answers/api-error'
import { orderAnswer, orderDetailAnswer } from '../answers/placed-order-answers'
import { type BearerEnv, signedIn } from '../auth/bearer-accounts'
import { readBody } from '../bodies/read-body'
import { answerList } from '../listing/answer-list'
import { conditionsOf } from '../listing/query-filters'
import { queryWords } from '../listing/query-words'
import { postMail } from '../outbox/post-mail'
import { findRow } from '../routes/find-row'
import { answerWords } from '../seed/answer-words'
import type { RouteParts } from '../stand-in-parts'
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
  throw detailError(403, answerWords.forbidden)
}

/** `/order`: orders of customers (contract of the API, 2.6). */
export function orderRoutes(parts: RouteParts) {
  const list = orderList(parts.store)
  const byUuid = { ...list, key: orders.uuid }
  const answer = (row: WholeOrder) => orderAnswer(row, parts)
  const detail = (row: WholeOrder) => orderDetailAnswer(row, parts.clock.now(), parts)
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
      const key = parts.extensions ? keyOf(c.req.header(idempotencyHeader)) : null
      const { id, isReplay } = await placeOnce(parts, user, await readBody(c, orderBody), key)
      if (isReplay) c.header(replayedHeader, 'true')
      const row = await findRow(list, id)
      if (!isReplay) await confirmByMail(parts, row)
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
      await cancelOrder(parts, id)
      return c.json(detail(await findRow(list, id)))
    })
}

/**
 * An extension: of the real API no such mail is known. A mail that cannot be written does not undo
 * the order.
 */
async function confirmByMail(parts: RouteParts, order: WholeOrder): Promise<void> {
  if (!parts.extensions) return
  await postMail(parts, order.email, { kind: 'orderPlaced', order }).catch(parts.report)
}

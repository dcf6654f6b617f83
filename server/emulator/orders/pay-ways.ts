import { asc } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Store } from '../database/store'
import { type PayWayRow, payWays } from '../database/tables/orders'
import { stampFields } from '../lib/answer-fields'
import { answerList } from '../lib/answer-list'
import type { RouteDeps } from '../lib/dependencies'
import { queryParams } from '../lib/list-params'
import { findRow, sliceQuery, tableList } from '../lib/list-source'
import { filterConditions, isBoolean, isNumber, isText } from '../lib/query-filters'

/** Payment methods, in their sort order. */
function payWayList(store: Store) {
  const { cost, freeForOrderAmount, createdAt, providerCode } = payWays
  const { isOnlinePayment, requiresConfirmation, sortOrder } = payWays
  return tableList(store, payWays, {
    rows: (slice) => sliceQuery(store.db.select().from(payWays).$dynamic(), slice),
    orderings: {
      cost,
      freeForOrderAmount,
      createdAt,
      providerCode,
      isOnlinePayment,
      requiresConfirmation,
      sortOrder,
    },
    defaultOrder: [asc(sortOrder)],
  })
}

/** Serialises a payment method, including the `configuration` that must not leave the server. */
export function payWayAnswer({ code: _, ...row }: PayWayRow) {
  return {
    ...row,
    icon: null,
    iconAbsoluteUrl: '',
    iconFilename: '',
    ...stampFields(row),
  }
}

/** `/pay_way`. */
export function payWayRoutes({ store }: RouteDeps) {
  const list = payWayList(store)
  const filters = {
    active: isBoolean(payWays.active),
    cost: isNumber(payWays.cost),
    freeForOrderAmount: isNumber(payWays.freeForOrderAmount),
    providerCode: isText(payWays.providerCode),
    isOnlinePayment: isBoolean(payWays.isOnlinePayment),
    requiresConfirmation: isBoolean(payWays.requiresConfirmation),
  }
  return new Hono()
    .get('/', (c) => {
      const where = filterConditions(queryParams(c.req.url), filters)
      return answerList(c, list, where, (rows) => rows.map(payWayAnswer))
    })
    .get('/:id{[0-9]+}', async (c) =>
      c.json(payWayAnswer(await findRow(list, Number(c.req.param('id'))))),
    )
}

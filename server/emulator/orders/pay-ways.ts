import { asc } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Store } from '../database/store'
import { type PayWayRow, payWays } from '../database/tables/orders'
import { type AnswerMode, stampFields } from '../lib/answer-fields'
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

/**
 * Serialises a payment method, including the `configuration` that must not leave the server. In
 * plain mode its name is the enum name, in every language.
 */
export function payWayAnswer({ code, ...row }: PayWayRow, { extensions }: AnswerMode) {
  const coded = Object.entries(row.translations).map(([locale, messages]) => [
    locale,
    { ...messages, name: code },
  ])
  return {
    ...row,
    ...(!extensions && { translations: Object.fromEntries(coded) }),
    icon: null,
    iconAbsoluteUrl: '',
    iconFilename: '',
    ...stampFields(row),
  }
}

/** `/pay_way`. */
export function payWayRoutes(deps: RouteDeps) {
  const { store } = deps
  const answer = (row: PayWayRow) => payWayAnswer(row, deps)
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
      return answerList(c, list, where, (rows) => rows.map(answer))
    })
    .get('/:id{[0-9]+}', async (c) =>
      c.json(answer(await findRow(list, Number(c.req.param('id'))))),
    )
}

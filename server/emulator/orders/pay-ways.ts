import { and, asc, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Store } from '../database/store'
import { type PayWayRow, payWays } from '../database/tables/orders'
import { stampFields } from '../lib/answer-fields'
import { answerList } from '../lib/answer-list'
import type { RouteDeps } from '../lib/dependencies'
import { queryParams } from '../lib/list-params'
import { sliceQuery, tableList } from '../lib/list-source'
import { filterConditions, isAtLeast, isAtMost, isBoolean, isText } from '../lib/query-filters'

/** Payment methods, in their sort order. */
function payWayList(store: Store) {
  const { id, cost, freeForOrderAmount, createdAt, updatedAt, providerCode } = payWays
  const { isOnlinePayment, requiresConfirmation, sortOrder } = payWays
  return tableList(store, payWays, {
    rows: (slice) => sliceQuery(store.db.select().from(payWays).$dynamic(), slice),
    orderings: {
      ...{ id, cost, freeThreshold: freeForOrderAmount, createdAt, updatedAt, providerCode },
      ...{ isOnlinePayment, requiresConfirmation, sortOrder },
    },
    defaultOrder: [asc(sortOrder), desc(createdAt)],
  })
}

/** Serialises a payment method. As in the real API its name is a code, in every language. */
function payWayAnswer({ code, freeForOrderAmount, configuration: _, ...row }: PayWayRow) {
  const coded = Object.entries(row.translations).map(([locale, texts]) => [
    locale,
    { ...texts, name: code },
  ])
  return {
    ...row,
    translations: Object.fromEntries(coded),
    freeThreshold: freeForOrderAmount,
    icon: null,
    iconFilename: '',
    mainImagePath: '',
    ...stampFields(row),
  }
}

const filters = {
  active: isBoolean(payWays.active),
  costMin: isAtLeast(payWays.cost),
  costMax: isAtMost(payWays.cost),
  freeThresholdMin: isAtLeast(payWays.freeForOrderAmount),
  freeThresholdMax: isAtMost(payWays.freeForOrderAmount),
  providerCode: isText(payWays.providerCode),
  isOnlinePayment: isBoolean(payWays.isOnlinePayment),
  requiresConfirmation: isBoolean(payWays.requiresConfirmation),
}

export function payWayRoutes({ store, cached }: RouteDeps) {
  const list = payWayList(store)
  return new Hono().get('/', cached.keep, (c) => {
    // Only active ones are shown, whatever is asked for.
    const where = and(eq(payWays.active, true), filterConditions(queryParams(c.req.url), filters))
    return answerList(c, list, where, (rows) => rows.map(payWayAnswer))
  })
}

import { Hono } from 'hono'
import { payWayAnswer } from '../answers/order-answers'
import type { RouteDeps } from '../dependencies'
import { answerList } from '../listing/answer-list'
import { conditionsOf, isNumber, isText, isTruth } from '../listing/query-filters'
import { queryWords } from '../listing/query-words'
import { payWayList } from '../store/geo-queries'
import { type PayWayRow, payWays } from '../store/order-tables'
import { findRow } from './find-row'

/** `/pay_way`. */
export function payWayRoutes(deps: RouteDeps) {
  const { store } = deps
  const answer = (row: PayWayRow) => payWayAnswer(row, deps)
  const list = payWayList(store)
  const filters = {
    active: isTruth(payWays.active),
    cost: isNumber(payWays.cost),
    freeForOrderAmount: isNumber(payWays.freeForOrderAmount),
    providerCode: isText(payWays.providerCode),
    isOnlinePayment: isTruth(payWays.isOnlinePayment),
    requiresConfirmation: isTruth(payWays.requiresConfirmation),
  }
  return new Hono()
    .get('/', (c) => {
      const where = conditionsOf(queryWords(c.req.url), filters)
      return answerList(c, list, where, (rows) => rows.map(answer))
    })
    .get('/:id{[0-9]+}', async (c) =>
      c.json(answer(await findRow(list, Number(c.req.param('id'))))),
    )
}

import * as z from 'zod/mini'
import { country, region } from '#contract/geo/country'
import { rowsOf } from '#upstream/api'
import type { OrderLists } from '#upstream/order'
import { payWay } from '#upstream/pay-way'
import { readRows } from '#upstream/rows'
import type { Upstream } from '../upstream/call-upstream'
import { parse } from '../upstream/read-answer'
import { createSharedRead, type ReadDeps, readAsGuest, type SharedRead } from './shared-read'

/** How long countries, regions and ways to pay are kept. */
const lifeMs = 60_000

/**
 * Countries, regions and ways to pay, of which orders have ids only: one read for everybody. A row
 * that does not fit is left out.
 */
export function createOrderLists(deps: ReadDeps, rest: Upstream): SharedRead<OrderLists> {
  const { clock } = deps
  return createSharedRead(
    async (client) => {
      const read = readAsGuest(deps, rest, client)
      const query = '?pagination=false'
      const [countries, regions, payWays] = await Promise.all([
        read(`/country${query}`).then((body) => rowsThatFit(country, body)),
        read(`/region${query}`).then((body) => rowsThatFit(region, body)),
        read(`/pay_way${query}`).then((body) => rowsThatFit(payWay, body)),
      ])
      return { countries, regions, payWays }
    },
    lifeMs,
    clock,
  )
}

function rowsThatFit<Row>(schema: z.ZodMiniType<Row>, body: unknown): Row[] {
  return readRows(schema, parse(z.array(z.unknown()), rowsOf(body))).items
}

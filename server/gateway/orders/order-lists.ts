import * as z from 'zod/mini'
import { rowsOf } from '#upstream/api'
import { listCountries, listPayWays, listRegions } from '#upstream/endpoints/checkout'
import { addressOf, type ListCall } from '#upstream/endpoints/endpoint'
import type { OrderLists } from '#upstream/order'
import { readRows } from '#upstream/rows'
import type { Upstream } from '../upstream/call-upstream'
import type { RequestClient } from '../upstream/client'
import { forOptionalPart } from '../upstream/optional-part'
import { parse } from '../upstream/read-answer'
import { createSharedRead, type ReadDeps, readAsGuest, type SharedRead } from './shared-read'

/** How long countries, regions and ways to pay are kept. */
const lifeMs = 60_000

/**
 * Countries, regions and ways to pay, of which orders have ids only: one read for everybody. A row
 * that does not fit is left out.
 */
export interface OrderListsReader {
  /** For a new order, which needs them. */
  read: SharedRead<OrderLists>
  /**
   * For orders that are shown: without the lists where these are not there shortly after `needed`.
   * `onMissing` is told why.
   */
  readToShow(
    client: RequestClient,
    onMissing: (reason: string) => void,
    needed?: Promise<unknown>,
  ): Promise<OrderLists>
}

const noLists: OrderLists = { countries: [], regions: [], payWays: [] }

export function createOrderLists(deps: ReadDeps, rest: Upstream): OrderListsReader {
  const read = createSharedRead(
    async (client) => {
      const readPath = readAsGuest(deps, rest, client)
      async function readAll<Row>(call: ListCall<Row>): Promise<Row[]> {
        const body = await readPath(addressOf(call, {}, { pagination: 'false' }))
        return readRows(call.rows, parse(z.array(z.unknown()), rowsOf(body))).items
      }
      const [countries, regions, payWays] = await Promise.all([
        readAll(listCountries),
        readAll(listRegions),
        readAll(listPayWays),
      ])
      return { countries, regions, payWays }
    },
    lifeMs,
    deps,
  )
  return {
    read,
    readToShow: (client, onMissing, needed) => {
      const instead = (reason: string) => {
        onMissing(reason)
        return noLists
      }
      return deps.optionalPart(read(forOptionalPart(client)), instead, needed)
    },
  }
}

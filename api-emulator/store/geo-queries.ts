import { asc } from 'drizzle-orm'
import { cutQuery } from './cut-query'
import type { Store } from './open-store'
import {
  type CountryRow,
  countries,
  type PayWayRow,
  payWays,
  type RegionRow,
  regions,
} from './order-tables'
import { wholeTable } from './whole-table'

/** The list of countries, in the order that the shop set. */
export function countryList(store: Store) {
  return wholeTable<CountryRow>(store, countries, {
    rows: (slice) => cutQuery(store.db.select().from(countries).$dynamic(), slice),
    key: countries.alpha2,
    keyOf: ({ alpha2 }) => alpha2,
    orderings: { alpha2: countries.alpha2, createdAt: countries.createdAt },
    defaultOrder: [asc(countries.sortOrder)],
  })
}

/** The list of regions, country by country. */
export function regionList(store: Store) {
  return wholeTable<RegionRow>(store, regions, {
    rows: (slice) => cutQuery(store.db.select().from(regions).$dynamic(), slice),
    key: regions.alpha,
    keyOf: ({ alpha }) => alpha,
    orderings: { createdAt: regions.createdAt },
    defaultOrder: [asc(regions.country), asc(regions.sortOrder)],
  })
}

/** The list of ways to pay, in the order that the shop set. */
export function payWayList(store: Store) {
  const { cost, freeForOrderAmount, createdAt, providerCode } = payWays
  const { isOnlinePayment, requiresConfirmation, sortOrder } = payWays
  return wholeTable<PayWayRow>(store, payWays, {
    rows: (slice) => cutQuery(store.db.select().from(payWays).$dynamic(), slice),
    key: payWays.id,
    keyOf: ({ id }) => id,
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

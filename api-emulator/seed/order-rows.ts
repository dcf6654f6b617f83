import type { countries, payWays, regions } from '../store/order-tables'
import { moment, stampsAt } from './derived-values'
import type { Seed } from './seed'

const openedAt = moment('2025-08-01T09:00:00+03:00')

/** Rows of the countries. */
export function countryRows(seed: Seed): (typeof countries.$inferInsert)[] {
  return seed.countries.map(({ name, ...country }) => ({
    ...country,
    translations: { el: { name } },
    ...stampsAt(openedAt, 'country', country.alpha2),
  }))
}

/** Rows of the regions. */
export function regionRows(seed: Seed): (typeof regions.$inferInsert)[] {
  return seed.regions.map(({ name, ...region }) => ({
    ...region,
    translations: { el: { name } },
    ...stampsAt(openedAt, 'region', region.alpha),
  }))
}

/** Rows of the ways to pay. One with a provider has a configuration that must stay hidden. */
export function payWayRows(seed: Seed): (typeof payWays.$inferInsert)[] {
  return seed.payWays.map(({ code, name, description, instructions, ...way }, at) => ({
    id: at + 1,
    code,
    translations: { el: { name, description, instructions } },
    active: true,
    ...way,
    configuration: way.providerCode
      ? { clientId: way.providerCode, clientSecret: 'not-for-browsers', environment: 'test' }
      : null,
    ...stampsAt(openedAt, 'pay way', code),
  }))
}

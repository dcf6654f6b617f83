import { asc, eq } from 'drizzle-orm'
import { stampFields } from '../lib/answer-fields'
import { fieldErrors } from '../lib/api-error'
import { sliceQuery, tableList } from '../lib/list-source'
import { answerMessages, shopMessages } from '../seed/api-messages'
import type { Store } from '../store'
import { type CountryRow, countries, type RegionRow, regions } from './tables'

/** Countries, in their sort order. */
export function countryList(store: Store) {
  return tableList<CountryRow>(store, countries, {
    rows: (slice) => sliceQuery(store.db.select().from(countries).$dynamic(), slice),
    key: countries.alpha2,
    keyOf: ({ alpha2 }) => alpha2,
    orderings: { alpha2: countries.alpha2, createdAt: countries.createdAt },
    defaultOrder: [asc(countries.sortOrder)],
  })
}

/** Regions, country by country. */
export function regionList(store: Store) {
  return tableList<RegionRow>(store, regions, {
    rows: (slice) => sliceQuery(store.db.select().from(regions).$dynamic(), slice),
    key: regions.alpha,
    keyOf: ({ alpha }) => alpha,
    orderings: { createdAt: regions.createdAt },
    defaultOrder: [asc(regions.country), asc(regions.sortOrder)],
  })
}

/** Serialises a country; as in the API without its sort order. */
export function countryAnswer(row: CountryRow) {
  return { ...row, sortOrder: null, mainImagePath: '', ...stampFields(row) }
}

/** Serialises a region; as in the API without its sort order. */
export function regionAnswer(row: RegionRow) {
  return { ...row, sortOrder: null, ...stampFields(row) }
}

/**
 * Validates that country and region exist and belong together; empty values are skipped.
 * @throws ApiError 400 with the invalid field
 */
export async function checkCountryAndRegion(
  { db }: Store,
  country: string | null | undefined,
  region: string | null | undefined,
): Promise<void> {
  if (country && (await db.$count(countries, eq(countries.alpha2, country))) === 0) {
    throw fieldErrors({ country: [answerMessages.noSuch(country)] })
  }
  if (!region) return
  const [found] = await db.select().from(regions).where(eq(regions.alpha, region))
  if (!found) throw fieldErrors({ region: [answerMessages.noSuch(region)] })
  if (country && found.country !== country) {
    throw fieldErrors({ region: [shopMessages.otherCountry] })
  }
}

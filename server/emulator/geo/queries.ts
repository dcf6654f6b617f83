import { asc, eq } from 'drizzle-orm'
import type { Store } from '../database/store'
import { type CountryRow, countries, type RegionRow, regions } from '../database/tables/geo'
import { stampFields } from '../lib/answer-fields'
import { fieldErrors } from '../lib/api-error'
import { type ListSource, sliceQuery } from '../lib/list-source'
import { answerMessages } from '../lib/messages'

export function countryList({ db }: Store): ListSource<CountryRow> {
  const { alpha2, createdAt, sortOrder } = countries
  return {
    rows: (slice) => sliceQuery(db.select().from(countries).$dynamic(), slice),
    count: (where) => db.$count(countries, where),
    orderings: { alpha_2: alpha2, sortOrder, createdAt },
    defaultOrder: [asc(sortOrder)],
    createdAt,
    key: alpha2,
    keyOf: (row) => row.alpha2,
  }
}

export function regionList({ db }: Store): ListSource<RegionRow> {
  const { alpha, createdAt, country, sortOrder } = regions
  return {
    rows: (slice) => sliceQuery(db.select().from(regions).$dynamic(), slice),
    count: (where) => db.$count(regions, where),
    orderings: { createdAt },
    defaultOrder: [asc(country), asc(sortOrder)],
    createdAt,
    key: alpha,
    keyOf: (row) => row.alpha,
  }
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
    throw fieldErrors({ region: [answerMessages.otherCountry] })
  }
}

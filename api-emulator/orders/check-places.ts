import { eq } from 'drizzle-orm'
import { fieldErrors } from '../answers/api-error'
import { answerMessages } from '../seed/answer-words'
import { shoppingWords } from '../seed/shopping-words'
import type { Store } from '../store/open-store'
import { countries, regions } from '../store/order-tables'

/**
 * Makes sure that country and region are there and belong together; what nobody gave is not asked.
 * @throws ApiError 400 with the field that is wrong
 */
export async function checkPlaces(
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
    throw fieldErrors({ region: [shoppingWords.otherCountry] })
  }
}

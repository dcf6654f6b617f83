import * as z from 'zod/mini'
import { country as contractCountry, region as contractRegion } from '../../contract/geo/country'
import { lenient, lenientTranslations, unshownFields } from './lenient'

/** A country: only by its codes can it be chosen. */
export const country = z.extend(
  lenient(contractCountry, { isoCc: null, phoneCode: null, sortOrder: null }),
  { translations: lenientTranslations('name'), ...unshownFields },
)

/** A region of a country. */
export const region = z.extend(lenient(contractRegion, { sortOrder: null }), {
  translations: lenientTranslations('name'),
  ...unshownFields,
})

import * as z from 'zod/mini'
import { sortField, stampFields, uuidField } from '../wire/common-fields'
import { translationsOf } from '../wire/translations'
import { countryCode } from './country'

/** A region of a country, from `GET /region`; `alpha` is its ISO 3166-2 code, e.g. `GR-I`. */
export const region = z.object({
  alpha: z.string().check(z.minLength(1), z.maxLength(10)),
  country: countryCode,
  translations: translationsOf('name'),
  ...sortField,
  ...stampFields,
  ...uuidField,
})
export type Region = z.infer<typeof region>

import * as z from 'zod/mini'
import { sortField, stampFields, uuidField } from '../wire/common-fields'
import { picturePath } from '../wire/scalars'
import { translationsOf } from '../wire/translations'

/** ISO 3166-1 alpha-2 code of a country, e.g. `GR`. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

/** A country that the shop delivers to, from `GET /country`. */
export const country = z.object({
  alpha2: countryCode,
  alpha3: z.string().check(z.regex(/^[A-Z]{3}$/)),
  isoCc: z.nullable(z.int()),
  phoneCode: z.nullable(z.int()),
  translations: translationsOf('name'),
  mainImagePath: picturePath,
  ...sortField,
  ...stampFields,
  ...uuidField,
})

/** A region of a country, from `GET /region`; `alpha` is its ISO 3166-2 code, e.g. `GR-I`. */
export const region = z.object({
  alpha: z.string().check(z.minLength(1), z.maxLength(10)),
  country: countryCode,
  translations: translationsOf('name'),
  ...sortField,
  ...stampFields,
  ...uuidField,
})

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
export type Country = z.infer<typeof country>

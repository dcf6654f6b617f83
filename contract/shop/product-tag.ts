import * as z from 'zod/mini'
import { sortField, stampFields, uuidField } from '../wire/common-fields'
import { id } from '../wire/scalars'
import { translationsOf } from '../wire/translations'

/** A label of a product, from `GET /product/{id}/tags` (an array). */
export const productTag = z.object({
  id,
  translations: translationsOf('label'),
  active: z.boolean(),
  ...sortField,
  ...stampFields,
  ...uuidField,
})
export type ProductTag = z.infer<typeof productTag>

import * as z from 'zod/mini'
import { sortField, stampFields, uuidField } from '../wire/common-fields'
import { id, picturePath } from '../wire/scalars'
import { translationsOf } from '../wire/translations'

/** A picture of a product, from `GET /product/image`; one of them is the main one. */
export const productImage = z.object({
  id,
  translations: translationsOf('title'),
  product: id,
  image: z.string(),
  isMain: z.boolean(),
  mainImagePath: picturePath,
  ...sortField,
  ...stampFields,
  ...uuidField,
})
export type ProductImage = z.infer<typeof productImage>

import * as z from 'zod/mini'
import { seoFields, sortField, stampFields, uuidField } from '../wire/common-fields'
import { count, id, picturePath } from '../wire/scalars'
import { translationsOf } from '../wire/translations'

/**
 * A node of the catalogue's tree, which is built from `parent` alone. Only a category by itself has
 * texts for search engines and the number of its products; in lists, the texts are empty.
 */
export const productCategory = z.object({
  id,
  translations: translationsOf('name', 'description'),
  slug: z.string(),
  parent: z.nullable(id),
  level: count,
  treeId: z.int(),
  categoryMenuImageOnePath: picturePath,
  categoryMenuImageTwoPath: picturePath,
  categoryMenuMainBannerPath: picturePath,
  recursiveProductCount: z.optional(count),
  ...seoFields,
  ...stampFields,
  ...uuidField,
})
export type ProductCategory = z.infer<typeof productCategory>

/** A picture of a product; one of them is the main one. */
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

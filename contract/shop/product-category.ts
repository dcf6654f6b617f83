import * as z from 'zod/mini'
import { seoFields, sortField, stampFields, uuidField } from '../wire/common-fields'
import { count, id, picturePath } from '../wire/scalars'
import { translationsOf } from '../wire/translations'

/**
 * A node of the catalogue's tree, from `GET /product/category`. The list holds every node at its
 * top level; the nested `children` repeat them, so the tree is built from `parent` alone.
 * `absoluteUrl` points to an address that this site does not have: links are built from id and
 * slug.
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
  recursiveProductCount: count,
  ...seoFields,
  ...stampFields,
  ...uuidField,
})
export type ProductCategory = z.infer<typeof productCategory>

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

/** A label of a product, from `GET /product/{id}/tags` (an array). */
export const productTag = z.object({
  id,
  translations: translationsOf('label'),
  active: z.boolean(),
  ...sortField,
  ...stampFields,
  ...uuidField,
})

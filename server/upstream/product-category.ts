import * as z from 'zod/mini'
import type { ProductCategory } from '../../contract/shop/product-category'
import { seoFields } from '../../contract/wire/common-fields'
import { count, id, picturePath } from '../../contract/wire/scalars'
import { lenient, lenientTranslations, unshownFields } from './lenient'
import { toShape } from './shape'

/** What the API shows of a category that is switched off, too: lists take `active=true`. */
export const switchable = z.object({ active: z.boolean() })

/** A category. Only its detail has the texts for search engines and the number of its products. */
const apiCategory = z.object({
  id,
  translations: lenientTranslations('name', 'description'),
  slug: z.string(),
  parent: z.nullable(id),
  // The tree is built of the parents.
  level: z.catch(count, 0),
  treeId: z.catch(z.int(), 0),
  ...lenient(z.object({ recursiveProductCount: z.optional(count), ...seoFields })).shape,
  ...unshownFields,
})

/** Where a category is among the others. */
export const categoryPlace = z.pick(apiCategory, { id: true, parent: true })

/** A picture of a category, from a list of its own. */
export const categoryPicture = z.object({
  id,
  category: id,
  imageType: z.string(),
  active: z.boolean(),
  imagePath: z.catch(picturePath, ''),
})
export type CategoryPicture = z.infer<typeof categoryPicture>

function toCategory(row: z.infer<typeof apiCategory>) {
  return {
    ...row,
    categoryMenuImageOnePath: '',
    categoryMenuImageTwoPath: '',
    categoryMenuMainBannerPath: '',
  }
}

/** A category in the shape of the contract, without its pictures, which `withPictures` adds. */
export const productCategory = z.pipe(apiCategory, toShape<ProductCategory>()(toCategory))

/** A category with those of these pictures that are its own, in the API's order. */
export function withPictures(
  category: ProductCategory,
  pictures: readonly CategoryPicture[],
): ProductCategory {
  const pathOf = (kind: string) =>
    pictures.find(
      ({ category: owner, imageType, active }) =>
        active && owner === category.id && imageType === kind,
    )?.imagePath ?? ''
  return {
    ...category,
    categoryMenuImageOnePath: pathOf('MAIN'),
    categoryMenuImageTwoPath: pathOf('ICON'),
    categoryMenuMainBannerPath: pathOf('BANNER'),
  }
}

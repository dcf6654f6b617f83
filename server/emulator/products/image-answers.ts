import { athensTime } from '#contract/wire/athens-time'
import type { productImages } from '../database/tables/products'

type ImageRow = typeof productImages.$inferSelect

/** Serialises a product image of a list; `image` is a URL of the API itself. */
export function productImageAnswer(row: ImageRow, origin: string) {
  const image = `${origin}/${row.picture}`
  return {
    id: row.id,
    uuid: row.uuid,
    product: row.product,
    image,
    imageUrl: image,
    imageSizeKb: 14.68,
    altText: row.translations.el?.title ?? '',
    isMain: row.isMain,
    sortOrder: row.sortOrder,
    translations: row.translations,
    mainImagePath: row.picture,
    createdAt: athensTime(row.createdAt),
  }
}

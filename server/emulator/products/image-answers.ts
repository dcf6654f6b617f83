import { athensTime } from '#contract/wire/athens-time'
import type { productImages } from '../database/tables/products'
import { type ProductRow, productAnswer } from './queries'

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

/** Serialises a product image by itself, with the whole product. */
export function productImageDetailAnswer(
  row: ImageRow,
  { product, images }: { product: ProductRow; images: number },
  origin: string,
) {
  return {
    ...productImageAnswer(row, origin),
    product: productAnswer(product),
    imageDimensions: { width: 1600, height: 1200, aspectRatio: 1.33 },
    imageFormat: 'png',
    usageContext: {
      isMain: row.isMain,
      positionInGallery: row.sortOrder,
      totalProductImages: images,
      recommendedFor: row.isMain ? 'thumbnail' : 'gallery',
    },
    updatedAt: athensTime(row.updatedAt),
  }
}

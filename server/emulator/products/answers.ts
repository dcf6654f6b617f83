import { seoFields, stampFields } from '../lib/answer-fields'
import { priceParts } from '../lib/money'
import type { ProductRow } from './queries'
import type { productImages, productTags } from './tables'

/** VAT rates; the API names a rate by its position from 1 on. */
const vatRates = [24, 13, 6]

/** Serialises a product. */
export function productAnswer(row: ProductRow) {
  return {
    id: row.id,
    translations: row.translations,
    slug: row.slug,
    category: row.category,
    price: row.price,
    vat: vatRates.indexOf(row.vatPercent) + 1 || null,
    vatPercent: row.vatPercent,
    discountPercent: row.discountPercent,
    ...priceParts(row.price, row.vatPercent, row.discountPercent),
    viewCount: row.viewCount,
    stock: row.stock,
    active: row.active,
    weight: { unit: 'g', value: row.weightGrams },
    mainImagePath: row.picture ?? '',
    reviewAverage: row.reviewAverage,
    approvedReviewAverage: row.approvedReviewAverage,
    reviewCount: row.reviewCount,
    approvedReviewCount: row.approvedReviewCount,
    likesCount: row.likesCount,
    absoluteUrl: `/products/${row.id}/${row.slug}`,
    ...seoFields(row),
    ...stampFields(row),
  }
}

/** Serialises a product image; `image` is a URL of the API itself. */
export function productImageAnswer(row: typeof productImages.$inferSelect, origin: string) {
  return {
    id: row.id,
    translations: row.translations,
    product: row.product,
    image: `${origin}/${row.picture}`,
    thumbnail: `${origin}/${row.picture}`,
    isMain: row.isMain,
    sortOrder: row.sortOrder,
    mainImagePath: row.picture,
    ...stampFields(row),
  }
}

/** Serialises a product tag. */
export function productTagAnswer(row: typeof productTags.$inferSelect) {
  return {
    id: row.id,
    translations: row.translations,
    active: row.active,
    sortOrder: row.sortOrder,
    ...stampFields(row),
  }
}

import type { ProductRow } from '../store/product-queries'
import { priceParts } from './cents'
import { seoFields, stampFields } from './common-fields'

/** Rates of value-added tax; the API names a rate by its position from 1 on. */
const vatRates = [24, 13, 6]

/** A product as `GET /product` sends it. */
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

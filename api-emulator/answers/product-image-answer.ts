import type { productImages } from '../store/shop-tables'
import { stampFields } from './common-fields'

/** A picture of a product as the API sends it; `image` is an address of the API itself. */
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

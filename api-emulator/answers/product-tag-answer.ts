import type { productTags } from '../store/shop-tables'
import { stampFields } from './common-fields'

/** A label of a product as the API sends it. */
export function productTagAnswer(row: typeof productTags.$inferSelect) {
  return {
    id: row.id,
    translations: row.translations,
    active: row.active,
    sortOrder: row.sortOrder,
    ...stampFields(row),
  }
}

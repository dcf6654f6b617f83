import type { FavouriteRow } from '../store/favourite-queries'
import { stampFields } from './common-fields'
import { productAnswer } from './product-answer'

/** A person's mark on a product as the API sends it (3.4). */
export function favouriteAnswer(row: FavouriteRow) {
  return {
    id: row.id,
    user: row.user,
    product: productAnswer(row.product),
    ...stampFields(row),
  }
}

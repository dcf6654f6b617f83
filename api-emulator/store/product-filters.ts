import { or, sql } from 'drizzle-orm'
import { isAtLeast, isAtMost, numbersIn, type QueryFilter } from '../listing/query-filters'
import type { productMeasures } from './product-queries'
import { productCategories, products } from './shop-tables'

/** Products of these categories or of any below them. */
const isInCategory: QueryFilter = (value) => {
  const belows = numbersIn(value).map(
    (id) => sql`instr(${productCategories.path}, ${`/${id}/`}) > 0`,
  )
  return sql`${products.category} in (select ${productCategories.id} from ${productCategories} where ${or(...belows)})`
}

/** What `GET /product` may be narrowed by. */
export function productFilters(
  measures: ReturnType<typeof productMeasures>,
): Record<string, QueryFilter> {
  return {
    category: isInCategory,
    minFinalPrice: isAtLeast(measures.finalPrice),
    maxFinalPrice: isAtMost(measures.finalPrice),
    minDiscount: isAtLeast(measures.discountValue),
    maxDiscount: isAtMost(measures.discountValue),
    minReviewAverage: isAtLeast(measures.reviewAverage),
    minApprovedReviewAverage: isAtLeast(measures.approvedReviewAverage),
    minLikes: isAtLeast(measures.likesCount),
  }
}

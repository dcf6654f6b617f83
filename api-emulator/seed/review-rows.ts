import type { productFavourites, productReviews } from '../store/shop-tables'
import { derivedNumber, moment, stampsAt } from './derived-values'
import { userIds } from './people-rows'
import type { Seed } from './seed'
import { idsBy } from './seed-places'

/** Id of a product by its slug. */
export function productIds({ products }: Seed): (slug: string) => number {
  return idsBy(products, ({ slug }) => slug)
}

/** Rows of the reviews; only an approved one is published. */
export function productReviewRows(seed: Seed): (typeof productReviews.$inferInsert)[] {
  const productOf = productIds(seed)
  const userOf = userIds(seed)
  return seed.reviews.map(({ product, person, rate, comment, status, createdAt }, at) => ({
    id: at + 1,
    product: productOf(product),
    user: userOf(person),
    translations: { el: { comment } },
    rate,
    status,
    isPublished: status === 'TRUE',
    publishedAt: status === 'TRUE' ? moment(createdAt) : null,
    ...stampsAt(moment(createdAt), 'product review', product, person),
  }))
}

/** Who keeps which product as a favourite: about every seventh person. */
export function productFavouriteRows(seed: Seed): (typeof productFavourites.$inferInsert)[] {
  const productOf = productIds(seed)
  const userOf = userIds(seed)
  const pairs = seed.products.flatMap(({ slug }) =>
    seed.people
      .filter(({ key }) => derivedNumber(7, 'favourite', slug, key) === 0)
      .map(({ key }) => ({ slug, key })),
  )
  return pairs.map(({ slug, key }, at) => ({
    id: at + 1,
    user: userOf(key),
    product: productOf(slug),
    ...stampsAt(moment('2026-09-01T12:00:00+03:00') + at * 60_000, 'favourite', slug, key),
  }))
}

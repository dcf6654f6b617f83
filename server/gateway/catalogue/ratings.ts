import type * as z from 'zod/mini'
import type { Product } from '#contract/shop/product'
import { listReviews } from '#upstream/endpoints/reviews'
import { type Rating, rated, unrated, unread } from '#upstream/product'
import { ratingsOf, reviewRate } from '#upstream/product-review'
import type { Client, RequestClient } from '../upstream/client'
import type { SharedLists, WholeList } from '../upstream/shared-lists'

/** Ratings of products by their approved reviews: the API's own averages count all others, too. */
export interface Ratings {
  /** Of all products, to choose by them. */
  ofAll(client: Client): Promise<RatingOf>
  /** Of all products, for what can be shown without them: see `ReadOptionalList`. */
  shownOfAll(client: RequestClient, needed: Promise<unknown>): Promise<RatingOf>
  /** The same of one product, by one call whatever the number of reviews in the shop. */
  shownOfOne(product: string, client: RequestClient, needed: Promise<unknown>): Promise<RatingOf>
}

/** The rating of a product by its id; `unread` where the reviews could not be read. */
export type RatingOf = (product: number) => Rating<number | null>

/** Only approved reviews are listed for guests. */
const listRates = { ...listReviews, query: { ordering: 'id' }, rows: reviewRate }

export function createRatings({ readList, readOptionalList }: SharedLists): Ratings {
  return {
    ofAll: async (client) => ratingBy(await readList(listRates, client)),
    shownOfAll: async (client, needed) =>
      ratingBy(await readOptionalList(listRates, client, needed)),
    shownOfOne: async (product, client, needed) => {
      const ofProduct = { ...listRates, query: { productId: product, ...listRates.query } }
      return ratingBy(await readOptionalList(ofProduct, client, needed))
    },
  }
}

/** Reviews that do not fit may be of any product that has no other. */
function ratingBy(reviews: WholeList<z.infer<typeof reviewRate>> | null): RatingOf {
  const ratings = ratingsOf(reviews?.rows ?? [])
  const other = reviews?.leftOut === 0 ? unrated : unread
  return (product) => ratings.get(product) ?? other
}

export function ratedBy(ratingOf: RatingOf): (product: Product) => Product {
  return (product) => rated(product, ratingOf(product.id))
}

import type { Product } from '#contract/shop/product'
import { listReviews } from '#upstream/endpoints/reviews'
import { type Rating, rated, unrated } from '#upstream/product'
import { ratingsOf, reviewRate } from '#upstream/product-review'
import type { Client, RequestClient } from '../upstream/client'
import type { SharedLists } from '../upstream/shared-lists'

/** Ratings of products by their approved reviews: the API's own averages count all others, too. */
export interface Ratings {
  /** Of all products, to choose by them. */
  ofAll(client: Client): Promise<RatingsById>
  /** Of all products, for what can be shown without them: see `ReadOptionalList`. */
  shownOfAll(client: RequestClient, needed: Promise<unknown>): Promise<RatingsById>
  /** The same of one product, by one call whatever the number of reviews in the shop. */
  shownOfOne(product: string, client: RequestClient, needed: Promise<unknown>): Promise<RatingsById>
}

type RatingsById = ReadonlyMap<number, Rating>

/** Only approved reviews are listed for guests. */
const listRates = { ...listReviews, query: { ordering: 'id' }, rows: reviewRate }

export function createRatings({ readList, readOptionalList }: SharedLists): Ratings {
  return {
    ofAll: async (client) => ratingsOf(await readList(listRates, client)),
    shownOfAll: async (client, needed) =>
      ratingsOf(await readOptionalList(listRates, client, needed)),
    shownOfOne: async (product, client, needed) => {
      const ofProduct = { ...listRates, query: { productId: product, ...listRates.query } }
      return ratingsOf(await readOptionalList(ofProduct, client, needed))
    },
  }
}

export function ratedBy(ratings: ReadonlyMap<number, Rating>): (product: Product) => Product {
  return (product) => rated(product, ratings.get(product.id) ?? unrated)
}

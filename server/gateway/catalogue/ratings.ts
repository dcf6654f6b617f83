import type { Product } from '#contract/shop/product'
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
const reviewList = '/product/review'

const allReviews = `${reviewList}?ordering=id`

export function createRatings({ readList, readOptionalList }: SharedLists): Ratings {
  return {
    ofAll: async (client) => ratingsOf(await readList(allReviews, reviewRate, client)),
    shownOfAll: async (client, needed) =>
      ratingsOf(await readOptionalList(allReviews, reviewRate, client, needed)),
    shownOfOne: async (product, client, needed) => {
      const path = `${reviewList}?productId=${product}&ordering=id`
      return ratingsOf(await readOptionalList(path, reviewRate, client, needed))
    },
  }
}

export function ratedBy(ratings: ReadonlyMap<number, Rating>): (product: Product) => Product {
  return (product) => rated(product, ratings.get(product.id) ?? unrated)
}

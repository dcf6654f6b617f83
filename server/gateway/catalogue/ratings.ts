import type { Product } from '#contract/shop/product'
import { type Rating, rated, unrated } from '#upstream/product'
import { ratingsOf, reviewRate } from '#upstream/product-review'
import type { Client } from '../upstream/client'
import type { ReadSharedList } from '../upstream/shared-lists'

/** Ratings of products by their approved reviews: the API's own averages count all others, too. */
export interface Ratings {
  /** Of all products, for lists. */
  ofAll(client: Client): Promise<ReadonlyMap<number, Rating>>
  /** Of one product, by one call whatever the number of reviews in the shop. */
  ofOne(product: string, client: Client): Promise<ReadonlyMap<number, Rating>>
}

/** Only approved reviews are listed for guests. */
const reviewList = '/product/review'

export function createRatings(readList: ReadSharedList): Ratings {
  return {
    ofAll: async (client) =>
      ratingsOf(await readList(`${reviewList}?ordering=id`, reviewRate, client)),
    ofOne: async (product, client) => {
      const path = `${reviewList}?productId=${product}&ordering=id`
      return ratingsOf(await readList(path, reviewRate, client))
    },
  }
}

export function ratedBy(ratings: ReadonlyMap<number, Rating>): (product: Product) => Product {
  return (product) => rated(product, ratings.get(product.id) ?? unrated)
}

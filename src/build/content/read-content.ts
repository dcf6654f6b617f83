import * as z from 'zod/mini'
import type { BlogComment } from '../../../contract/blog/blog-comment'
import { isOffered, isPaidOnline, payWayCodeOf } from '../../../contract/shop/online-payment'
import type { PayWayFact } from '../../../contract/shop/pay-way'
import type { ShippingTerms } from '../../../contract/shop/shipping'
import { translate } from '../../../contract/wire/translations'
import payWays from '../../../locales/el/pay-ways.json'
import * as blog from '../../../server/upstream/endpoints/blog'
import { listPayWays, listShippingOptions } from '../../../server/upstream/endpoints/checkout'
import { listComments } from '../../../server/upstream/endpoints/comments'
import { addressOf, type ListCall } from '../../../server/upstream/endpoints/endpoint'
import * as products from '../../../server/upstream/endpoints/products'
import { listReviews } from '../../../server/upstream/endpoints/reviews'
import { rated, unrated } from '../../../server/upstream/product'
import { withPictures } from '../../../server/upstream/product-category'
import { ratingsOf } from '../../../server/upstream/product-review'
import { readShippingTerms } from '../../../server/upstream/shipping'
import { type BuildMemory, withNames, withPosts, withSeo } from './read-blog'
import { readJson, type Upstream, UpstreamFault } from './read-json'
import { readList } from './read-list'

const listed = <Call extends ListCall>(call: Call) => ({
  endpoint: addressOf<ListCall>(call, {}),
  item: call.rows as Call['rows'],
})

/** Endpoint of each list, and the schema of its items. */
export const lists = {
  products: listed(products.listProducts),
  productCategories: listed(products.listProductCategories),
  productImages: listed(products.listProductImages),
  productReviews: listed(listReviews),
  blogPosts: listed(blog.listPosts),
  blogCategories: listed(blog.listBlogCategories),
  blogComments: listed(listComments),
  blogTags: listed(blog.listBlogTags),
  blogAuthors: listed(blog.listAuthors),
}
export type ListName = keyof typeof lists

type Lists = { [List in ListName]: z.output<(typeof lists)[List]['item']>[] }

/** All content of the public pages. */
export type Content = Omit<Lists, 'blogComments' | 'products'> & {
  blogComments: BlogComment[]
  products: RatedProduct[]
}

/** A product whose reviews have been read. */
type RatedProduct = ReturnType<typeof rated<Lists['products'][number], number>>

/** Keeps nothing: everything is read anew. */
const forgetful: BuildMemory = { get: async () => undefined, set: async () => undefined }

/**
 * Reads all content before anything is built from it, and keeps what is public: active products,
 * visible posts, approved comments and reviews.
 * @param memory what was read of the blog one by one, kept from build to build
 * @throws UpstreamFault at the first invalid response
 */
export async function readContent(upstream: Upstream, memory = forgetful): Promise<Content> {
  const read: Record<string, unknown> = {}
  for (const [name, { endpoint, item }] of Object.entries(lists)) {
    read[name] = await readList<{ id: number }>(upstream, endpoint, item)
  }
  const { products: sold, productCategories, productReviews, ...others } = read as Lists
  const { productImages, blogPosts, blogCategories, blogComments, blogTags, blogAuthors } = others
  const { endpoint, item } = listed(products.listCategoryPictures)
  const pictures = await readList(upstream, endpoint, item)
  const approved = productReviews.filter(({ status }) => status === 'TRUE')
  const ratings = ratingsOf(approved)
  const posts = blogPosts.filter(({ isVisible }) => isVisible)
  const comments = blogComments.filter(({ isApproved }) => isApproved)
  return {
    products: sold
      .filter(({ active }) => active)
      .map((row) => rated(row, ratings.get(row.id) ?? unrated)),
    productCategories: productCategories.map((category) => withPictures(category, pictures)),
    productImages,
    productReviews: approved,
    blogCategories,
    blogPosts: await withSeo(upstream, memory, posts),
    blogComments: await withPosts(upstream, memory, posts, comments),
    blogTags: blogTags.filter(({ active }) => active),
    blogAuthors: await withNames(upstream, blogAuthors),
  }
}

/**
 * The price of shipping for a small order.
 * @throws UpstreamFault where it cannot be read
 */
export async function readShipping(upstream: Upstream): Promise<ShippingTerms> {
  const read = (path: string) => readJson(upstream, path, z.unknown())
  return readShippingTerms(read).catch((failure: unknown) => {
    if (failure instanceof UpstreamFault) throw failure
    throw new UpstreamFault(listShippingOptions.path, 'the price of shipping has the wrong shape')
  })
}

/**
 * The payment methods that are offered, in the shop's order.
 * @throws UpstreamFault where they cannot be read
 */
export async function readPayWays(upstream: Upstream): Promise<PayWayFact[]> {
  const ways = await readList(upstream, listPayWays.path, listPayWays.rows)
  return ways
    .filter(isOffered)
    .sort((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0) || one.id - other.id)
    .map((way) => {
      const code = payWayCodeOf(way)
      const name = code ? payWays[code].name : translate(way.translations, 'name')
      return { name, cost: way.cost, freeFrom: way.freeForOrderAmount, isOnline: isPaidOnline(way) }
    })
    .filter(({ name }) => name !== '')
}

import type * as z from 'zod/mini'
import { type BlogComment, blogComment } from '../../../contract/blog/blog-comment'
import {
  type BlogAuthor,
  type BlogCategory,
  type BlogPost,
  type BlogTag,
  blogAuthor,
  blogCategory,
  blogPost,
  blogTag,
} from '../../../contract/blog/blog-post'
import { isOffered, type OnlinePayments, payWayCodeOf } from '../../../contract/shop/online-payment'
import type { PayWayFact } from '../../../contract/shop/pay-way'
import { payWay } from '../../../contract/shop/pay-way'
import { type Product, product } from '../../../contract/shop/product'
import {
  type ProductCategory,
  type ProductImage,
  productCategory,
  productImage,
} from '../../../contract/shop/product-category'
import { type ProductReview, productReview } from '../../../contract/shop/product-review'
import { largestPageSize, type Page, pageOf } from '../../../contract/wire/page'
import { translate } from '../../../contract/wire/translations'
import payWays from '../../../locales/el/pay-ways.json'
import { readJson, type Upstream, UpstreamFault } from './read-json'

/** Endpoint of each list. */
export const listEndpoints = {
  products: '/product',
  productCategories: '/product/category',
  productImages: '/product/image',
  productReviews: '/product/review',
  blogPosts: '/blog/post',
  blogCategories: '/blog/category',
  blogComments: '/blog/comment',
  blogTags: '/blog/tag',
  blogAuthors: '/blog/author',
} as const
export type ListName = keyof typeof listEndpoints

/** All content of the public pages. */
export interface Content {
  products: Product[]
  productCategories: ProductCategory[]
  productImages: ProductImage[]
  productReviews: ProductReview[]
  blogPosts: BlogPost[]
  blogCategories: BlogCategory[]
  blogComments: BlogComment[]
  blogTags: BlogTag[]
  blogAuthors: BlogAuthor[]
}

/**
 * Reads all content before anything is built from it, and keeps what is public: active products,
 * visible posts, approved comments and reviews.
 * @throws UpstreamFault at the first answer that cannot be right
 */
export async function readContent(upstream: Upstream): Promise<Content> {
  const products = await readList(upstream, listEndpoints.products, product)
  const productCategories = await readList(
    upstream,
    listEndpoints.productCategories,
    productCategory,
  )
  const productImages = await readList(upstream, listEndpoints.productImages, productImage)
  const productReviews = await readList(upstream, listEndpoints.productReviews, productReview)
  const blogPosts = await readList(upstream, listEndpoints.blogPosts, blogPost)
  const blogCategories = await readList(upstream, listEndpoints.blogCategories, blogCategory)
  const blogComments = await readList(upstream, listEndpoints.blogComments, blogComment)
  const blogTags = await readList(upstream, listEndpoints.blogTags, blogTag)
  const blogAuthors = await readList(upstream, listEndpoints.blogAuthors, blogAuthor)
  return {
    products: products.filter(({ active }) => active),
    productCategories,
    productImages,
    productReviews: productReviews.filter(({ status }) => status === 'TRUE'),
    blogPosts: blogPosts.filter(({ isVisible }) => isVisible),
    blogCategories,
    blogComments: blogComments.filter(({ isApproved }) => isApproved),
    blogTags: blogTags.filter(({ active }) => active),
    blogAuthors,
  }
}

/**
 * The payment methods that are offered, in the shop's order.
 * @param payments URLs of online payment; online methods without one are left out, as in the checkout
 * @throws UpstreamFault where they cannot be read
 */
export async function readPayWays(
  upstream: Upstream,
  payments: OnlinePayments,
): Promise<PayWayFact[]> {
  const ways = await readList(upstream, '/pay_way', payWay)
  return ways
    .filter((way) => isOffered(way, payments))
    .sort((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0) || one.id - other.id)
    .map((way) => {
      const code = payWayCodeOf(way)
      const name = code ? payWays[code].name : translate(way.translations, 'name')
      return { name, cost: way.cost, freeFrom: way.freeForOrderAmount }
    })
    .filter(({ name }) => name !== '')
}

/**
 * Reads every page of a list.
 * @throws UpstreamFault when a page cannot be read, the list changes meanwhile, or
 * fewer items come than its count.
 */
export async function readList<Item extends { id: number }>(
  upstream: Upstream,
  path: string,
  item: z.ZodMiniType<Item>,
): Promise<Item[]> {
  const read = (page: number): Promise<Page<Item>> =>
    readJson(upstream, `${path}?pageSize=${largestPageSize}&page=${page}`, pageOf(item))
  const first = await read(1)
  const items = [...first.results]
  for (let page = 2; page <= first.totalPages; page += 1) {
    const { results, count } = await read(page)
    if (count !== first.count) {
      throw new UpstreamFault(path, `count changed from ${first.count} to ${count} while reading`)
    }
    if (results.length === 0) {
      throw new UpstreamFault(path, `page ${page} of ${first.totalPages} is empty`)
    }
    items.push(...results)
  }
  refuseRepeats(path, items)
  if (items.length !== first.count) {
    throw new UpstreamFault(path, `count says ${first.count}, ${items.length} came`)
  }
  return items
}

function refuseRepeats(path: string, items: readonly { id: number }[]): void {
  const seen = new Set<number>()
  for (const { id } of items) {
    if (seen.has(id)) throw new UpstreamFault(path, `id ${id} came twice`)
    seen.add(id)
  }
}

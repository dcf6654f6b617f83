import * as z from 'zod/mini'
import { blogComment } from '../../../contract/blog/blog-comment'
import { blogAuthor, blogCategory, blogPost, blogTag } from '../../../contract/blog/blog-post'
import { isOffered, type OnlinePayments, payWayCodeOf } from '../../../contract/shop/online-payment'
import { type PayWayFact, payWay } from '../../../contract/shop/pay-way'
import { product } from '../../../contract/shop/product'
import { productCategory, productImage } from '../../../contract/shop/product-category'
import { productReview } from '../../../contract/shop/product-review'
import { largestPageSize, type Page, pageOf } from '../../../contract/wire/page'
import { translate } from '../../../contract/wire/translations'
import payWays from '../../../locales/el/pay-ways.json'
import { aboutLeftOut, readRows } from '../../../server/upstream/rows'
import { readJson, type Upstream, UpstreamFault } from './read-json'

/** Endpoint of each list, and the schema of its items. */
export const lists = {
  products: { endpoint: '/product', item: product },
  productCategories: { endpoint: '/product/category', item: productCategory },
  productImages: { endpoint: '/product/image', item: productImage },
  productReviews: { endpoint: '/product/review', item: productReview },
  blogPosts: { endpoint: '/blog/post', item: blogPost },
  blogCategories: { endpoint: '/blog/category', item: blogCategory },
  blogComments: { endpoint: '/blog/comment', item: blogComment },
  blogTags: { endpoint: '/blog/tag', item: blogTag },
  blogAuthors: { endpoint: '/blog/author', item: blogAuthor },
} as const
export type ListName = keyof typeof lists

/** All content of the public pages. */
export type Content = { [List in ListName]: z.output<(typeof lists)[List]['item']>[] }

/**
 * Reads all content before anything is built from it, and keeps what is public: active products,
 * visible posts, approved comments and reviews.
 * @throws UpstreamFault at the first invalid response
 */
export async function readContent(upstream: Upstream): Promise<Content> {
  const content: Record<string, unknown> = {}
  for (const [name, { endpoint, item }] of Object.entries(lists)) {
    content[name] = await readList<{ id: number }>(upstream, endpoint, item)
  }
  const { products, productReviews, blogPosts, blogComments, blogTags, ...others } =
    content as Content
  return {
    ...others,
    products: products.filter(({ active }) => active),
    productReviews: productReviews.filter(({ status }) => status === 'TRUE'),
    blogPosts: blogPosts.filter(({ isVisible }) => isVisible),
    blogComments: blogComments.filter(({ isApproved }) => isApproved),
    blogTags: blogTags.filter(({ active }) => active),
  }
}

/**
 * The payment methods that are offered, in the shop's order.
 * @param payments URLs of online payment; online methods without one are left out, as in the
 * checkout
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

/** Concurrent requests: enough to keep the API busy, few enough not to overload it. */
const pagesAtATime = 4

const anyPage = pageOf(z.unknown())

/**
 * Reads every page of a list. Rows that do not fit are left out, with a warning.
 * @throws UpstreamFault when a page cannot be read, the list changes meanwhile, or fewer rows come
 * than it counts
 */
export async function readList<Item extends { id: number }>(
  upstream: Upstream,
  path: string,
  item: z.ZodMiniType<Item>,
): Promise<Item[]> {
  const read = (page: number): Promise<Page<unknown>> =>
    readJson(upstream, `${path}?pageSize=${largestPageSize}&page=${page}`, anyPage)
  const first = await read(1)
  const rows = [...first.results]
  for (let page = 2; page <= first.totalPages; page += pagesAtATime) {
    const left = Math.min(pagesAtATime, first.totalPages - page + 1)
    const pages = await Promise.all(Array.from({ length: left }, (_, at) => read(page + at)))
    for (const [at, { results, count }] of pages.entries()) {
      if (count !== first.count) {
        throw new UpstreamFault(path, `count changed from ${first.count} to ${count} while reading`)
      }
      if (results.length === 0) {
        throw new UpstreamFault(path, `page ${page + at} of ${first.totalPages} is empty`)
      }
      rows.push(...results)
    }
  }
  if (rows.length !== first.count) {
    throw new UpstreamFault(path, `count says ${first.count}, ${rows.length} came`)
  }
  const fitting = readRows(item, rows)
  if (fitting.faults.length > 0) upstream.warn(`GET ${path}: ${aboutLeftOut(fitting)}`)
  refuseRepeats(path, fitting.items)
  return fitting.items
}

function refuseRepeats(path: string, items: readonly { id: number }[]): void {
  const seen = new Set<number>()
  for (const { id } of items) {
    if (seen.has(id)) throw new UpstreamFault(path, `id ${id} came twice`)
    seen.add(id)
  }
}

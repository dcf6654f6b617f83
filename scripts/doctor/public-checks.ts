import * as z from 'zod/mini'
import { configAnswer } from '../../contract/allauth/config-answer'
import { signedOutAnswer } from '../../contract/allauth/session-answer'
import { blogAuthor } from '../../contract/blog/blog-author'
import { blogCategory } from '../../contract/blog/blog-category'
import { blogComment } from '../../contract/blog/blog-comment'
import { blogPost } from '../../contract/blog/blog-post'
import { blogTag } from '../../contract/blog/blog-tag'
import { country } from '../../contract/geo/country'
import { region } from '../../contract/geo/region'
import { health } from '../../contract/health/health'
import { blogPostHits, productHits } from '../../contract/search/search-answer'
import { payWay } from '../../contract/shop/pay-way'
import { product } from '../../contract/shop/product'
import { productCategory } from '../../contract/shop/product-category'
import { productImage } from '../../contract/shop/product-image'
import { productReview } from '../../contract/shop/product-review'
import { productTag } from '../../contract/shop/product-tag'
import { pageOf } from '../../contract/wire/page'
import { auth, type Check, list, ofRow, type RawRow, rest } from './checks'

const active = { is: (row: RawRow) => row.active !== false }
const visible = { is: (row: RawRow) => row.isVisible !== false }
/** The gateway takes the rows out of a page where the API sends one. */
const arrayOrPage = (item: z.ZodMiniType) => z.union([z.array(item), pageOf(item)])
/** A word that many products and posts hold. */
const word = `?query=${encodeURIComponent('και')}&limit=100`

/** What guests may read; the shop's pages are made of it. */
export const publicChecks: readonly Check[] = [
  list('/product', pageOf(product)),
  ofRow('/product/{id}', '/product', product, active),
  ofRow('/product/{id}/images', '/product', arrayOrPage(productImage), active),
  ofRow('/product/{id}/reviews', '/product', arrayOrPage(productReview), active),
  ofRow('/product/{id}/tags', '/product', arrayOrPage(productTag), active),
  list('/product/category', pageOf(productCategory)),
  ofRow('/product/category/{id}', '/product/category', productCategory),
  list('/product/image', pageOf(productImage)),
  ofRow('/product/image/{id}', '/product/image', productImage),
  list('/product/review', pageOf(productReview)),
  list('/blog/post', pageOf(blogPost)),
  ofRow('/blog/post/{id}', '/blog/post', blogPost, visible),
  ofRow('/blog/post/{id}/comments', '/blog/post', pageOf(blogComment), visible),
  ofRow('/blog/post/{id}/related_posts', '/blog/post', arrayOrPage(blogPost), visible),
  list('/blog/category', pageOf(blogCategory)),
  ofRow('/blog/category/{id}', '/blog/category', blogCategory),
  ofRow('/blog/category/{id}/posts', '/blog/category', pageOf(blogPost)),
  list('/blog/comment', pageOf(blogComment)),
  ofRow('/blog/comment/{id}', '/blog/comment', blogComment),
  ofRow('/blog/comment/{id}/replies', '/blog/comment', pageOf(blogComment), { emptyStatus: 404 }),
  list('/blog/tag', pageOf(blogTag)),
  ofRow('/blog/tag/{id}', '/blog/tag', blogTag),
  list('/blog/author', pageOf(blogAuthor)),
  ofRow('/blog/author/{id}', '/blog/author', blogAuthor),
  rest('/search/product', productHits, word),
  rest('/search/blog/post', blogPostHits, word),
  list('/pay_way', pageOf(payWay)),
  list('/country', pageOf(country)),
  list('/region', pageOf(region)),
  rest('/health', health, '', { slow: true }),
  auth('/config', configAnswer),
  auth('/auth/session', signedOutAnswer, { status: 401 }),
]

import type * as z from 'zod/mini'
import { emailAddresses } from '#contract/allauth/account-lists'
import { configAnswer } from '#contract/allauth/config-answer'
import { country, region } from '#contract/geo/country'
import { health } from '#contract/health/health'
import { account } from '#upstream/account'
import { address } from '#upstream/address'
import { authPath, restPath } from '#upstream/api'
import { blogAuthor } from '#upstream/blog-author'
import { blogCategory } from '#upstream/blog-category'
import { blogComment, commentRow } from '#upstream/blog-comment'
import { blogPost } from '#upstream/blog-post'
import { blogTag } from '#upstream/blog-tag'
import { cart } from '#upstream/cart'
import { favourite } from '#upstream/favourite'
import { notificationEntry, unseenCount } from '#upstream/notification'
import { order, orderDetail } from '#upstream/order'
import { payWay } from '#upstream/pay-way'
import { product } from '#upstream/product'
import { categoryPicture, productCategory } from '#upstream/product-category'
import { productImage } from '#upstream/product-image'
import { ownProductReview, productReview } from '#upstream/product-review'
import { blogPostHit, productHit } from '#upstream/search'
import { shippingOption, shippingThresholds } from '#upstream/shipping'
import { amountSetting, publicSettings, settingPath } from '#upstream/shop-settings'

/** What one endpoint of the API must answer. */
export interface Check {
  /** From the root of the API. `{me}` is the account; other names are fields of a row of `from`. */
  path: string
  schema: z.ZodMiniType
  /** The earlier list that has the row. */
  from: string
  /** Of a list, each row of which has the schema. */
  query: string | null
  /** A list without which nobody can order. */
  isNeeded?: true
}

const check = (path: string, schema: z.ZodMiniType, from = path.replace(/\/\{.*/, '')): Check => ({
  path: restPath + path,
  schema,
  from: restPath + from,
  query: null,
})
const list = (path: string, schema: z.ZodMiniType, query = '?pageSize=100'): Check => ({
  ...check(path, schema),
  query,
})
const needed = (path: string, schema: z.ZodMiniType): Check => ({
  ...list(path, schema),
  isNeeded: true,
})
const auth = (path: string, schema: z.ZodMiniType): Check => ({
  ...check(path, schema),
  path: authPath + path,
})

const search = `?query=${encodeURIComponent('και')}&limit=100`

/** Endpoints of guests, from whose data the pages are built. */
export const publicChecks: readonly Check[] = [
  needed('/product', product),
  check('/product/{id}', product),
  list('/product/category', productCategory),
  check('/product/category/{id}', productCategory),
  list('/product/category/image', categoryPicture),
  list('/product/image', productImage),
  list('/product/review', productReview),
  list('/blog/post', blogPost),
  check('/blog/post/{id}', blogPost),
  list('/blog/post/{id}/comments', commentRow),
  list('/blog/category', blogCategory),
  check('/blog/category/{id}', blogCategory),
  list('/blog/comment', commentRow),
  check('/blog/comment/{id}', blogComment),
  list('/blog/tag', blogTag),
  list('/blog/author', blogAuthor),
  list('/search/product', productHit, search),
  list('/search/blog/post', blogPostHit, search),
  needed('/pay_way', payWay),
  list('/shipping/options', shippingOption, '?orderValueAmount=0'),
  check('/shipping/free-shipping-info', shippingThresholds),
  ...Object.values(publicSettings).map((key) => check(settingPath(key), amountSetting)),
  needed('/country', country),
  list('/region', region),
  check('/health', health),
  auth('/config', configAnswer),
]

const mine = '/user/account/{me}'
const orders = '/order/my_orders'

/** Endpoints of a member. */
export const privateChecks: readonly Check[] = [
  check(mine, account),
  list(`${mine}/addresses`, address),
  list(`${mine}/favourite_products`, favourite),
  list(`${mine}/product_reviews`, ownProductReview),
  list(`${mine}/notifications`, notificationEntry),
  list(orders, order),
  check('/order/{id}', orderDetail, orders),
  check('/order/uuid/{uuid}', orderDetail, orders),
  check('/cart', cart),
  check('/notification/user/unseen_count', unseenCount),
  auth('/account/email', emailAddresses),
]

import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { type Context, type Handler, Hono } from 'hono'
import { reviewStatuses } from '#contract/shop/product-review'
import { addressAnswer, addressFilters, addressList } from '../addresses/queries'
import { commentRowAnswer, postRowAnswer } from '../blog/answers'
import { commentList } from '../blog/comment-queries'
import { postFilters, postList } from '../blog/post-queries'
import type { Store } from '../database/store'
import { userAddresses } from '../database/tables/addresses'
import { blogComments, blogPostLikes, blogPosts } from '../database/tables/blog'
import { notifications, notificationUsers } from '../database/tables/notifications'
import { orders } from '../database/tables/orders'
import { productFavourites, productReviews } from '../database/tables/products'
import { favouriteAnswer, favouriteList } from '../favourites/queries'
import { type BearerEnv, viewerOf } from '../lib/access-tokens'
import type { Account } from '../lib/accounts'
import { answerList } from '../lib/answer-list'
import type { RouteDeps } from '../lib/dependencies'
import { queryParams } from '../lib/list-params'
import type { ListedRow, ListSource } from '../lib/list-source'
import {
  filterConditions,
  isBoolean,
  isChoice,
  isNumber,
  type QueryFilter,
} from '../lib/query-filters'
import { entryAnswer, entryList } from '../notifications/queries'
import { orderAnswer, orderFilters, orderList } from '../orders/queries'
import { reviewAnswer, reviewList } from '../reviews/queries'
import { accountOfList } from './requested-account'

/** Lists of an account in the shop: orders, addresses, favourites and reviews. */
export function shopListRoutes(deps: RouteDeps) {
  const { store } = deps
  const { id, product, status } = productReviews
  return new Hono<BearerEnv>()
    .get(
      '/:id{[0-9]+}/orders',
      accountList(store, {
        source: orderList(store),
        belongsTo: (account) => eq(orders.user, account),
        filters: orderFilters,
        serialise: orderAnswer,
      }),
    )
    .get(
      '/:id{[0-9]+}/addresses',
      accountList(store, {
        source: addressList(store),
        belongsTo: (account) => eq(userAddresses.user, account),
        filters: addressFilters,
        serialise: addressAnswer,
      }),
    )
    .get(
      '/:id{[0-9]+}/favourite_products',
      accountList(store, {
        source: favouriteList(store),
        belongsTo: (account) => eq(productFavourites.user, account),
        filters: {
          id: isNumber(productFavourites.id),
          productId: isNumber(productFavourites.product),
        },
        serialise: (row, _, { user }) => favouriteAnswer(row, user.username),
      }),
    )
    .get(
      '/:id{[0-9]+}/product_reviews',
      accountList(store, {
        source: reviewList(store),
        belongsTo: (account) => eq(productReviews.user, account),
        filters: {
          id: isNumber(id),
          productId: isNumber(product),
          status: isChoice(status, reviewStatuses),
        },
        serialise: reviewAnswer,
      }),
    )
}

/** Lists of an account in the blog, and its notifications. */
export function blogListRoutes({ store, clock, siteUrl }: RouteDeps) {
  const { id, post, parent, isApproved } = blogComments
  const likedBy = (account: number) =>
    store.db
      .select({ post: blogPostLikes.post })
      .from(blogPostLikes)
      .where(eq(blogPostLikes.user, account))
  return new Hono<BearerEnv>()
    .get(
      '/:id{[0-9]+}/liked_blog_posts',
      accountList(store, {
        source: postList(store),
        belongsTo: (account) => inArray(blogPosts.id, likedBy(account)),
        filters: postFilters(clock),
        serialise: postRowAnswer,
      }),
    )
    .get(
      '/:id{[0-9]+}/blog_post_comments',
      accountList(store, {
        source: commentList(store),
        belongsTo: (account) => eq(blogComments.user, account),
        filters: {
          id: isNumber(id),
          post: isNumber(post),
          parent: isNumber(parent),
          approved: isBoolean(isApproved),
        },
        serialise: (row, c) => commentRowAnswer(row, viewerOf(c)),
      }),
    )
    .get(
      '/:id{[0-9]+}/notifications',
      accountList(store, {
        source: entryList(store),
        belongsTo: (account) => eq(notificationUsers.user, account),
        filters: {
          seen: isBoolean(notificationUsers.seen),
          notification_Category: (category) =>
            inArray(notificationUsers.notification, inCategory(store, category)),
        },
        serialise: (row) => entryAnswer(row, siteUrl),
      }),
    )
}

const inCategory = ({ db }: Store, category: string) =>
  db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.category, category))

/** A list that belongs to an account. */
interface AccountList<Row extends ListedRow> {
  source: ListSource<Row>
  /** Restricts the list to the account with this id. */
  belongsTo(account: number): SQL | undefined
  filters: Readonly<Record<string, QueryFilter>>
  serialise(row: Row, c: Context<BearerEnv>, account: Account): unknown
}

/** Handler for one list of the account in the path; 404 when there is no such account. */
function accountList<Row extends ListedRow>(
  store: Store,
  { source, belongsTo, filters, serialise }: AccountList<Row>,
): Handler<BearerEnv> {
  return async (c) => {
    const account = await accountOfList(c, store)
    const where = and(belongsTo(account.id), filterConditions(queryParams(c.req.url), filters))
    // Here the API does not order as it is asked to.
    const unordered = { ...source, orderings: {} }
    return answerList(c, unordered, where, (rows) => rows.map((row) => serialise(row, c, account)))
  }
}

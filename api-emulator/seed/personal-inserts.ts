import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { AnswerMode } from '../answers/common-fields'
import { userAddresses } from '../store/address-tables'
import * as auth from '../store/auth-tables'
import * as blog from '../store/blog-tables'
import { cartItems, carts } from '../store/cart-tables'
import * as told from '../store/notification-tables'
import type { Store } from '../store/open-store'
import { mails } from '../store/outbox-tables'
import { users } from '../store/people-tables'
import * as placed from '../store/placed-order-tables'
import { providerAccounts } from '../store/provider-tables'
import * as shop from '../store/shop-tables'
import { uploads } from '../store/upload-tables'
import { credentialRows, emailAddressRows } from './account-rows'
import { authenticatorRows } from './authenticator-rows'
import { addressRows } from './belongings/address-rows'
import { notificationRows, notificationUserRows } from './belongings/notification-rows'
import { orderItemRows, placedOrderRows } from './belongings/placed-order-rows'
import { blogPostLikeRows } from './blog-rows'
import { blogCommentLikeRows, blogCommentRows } from './comment-rows'
import { inserts } from './insert-rows'
import { userRows } from './people-rows'
import { providerAccountRows } from './provider-account-rows'
import { productFavouriteRows, productReviewRows } from './review-rows'
import type { Seed } from './seed'

function accountInserts(store: Store, seed: Seed): BatchItem<'sqlite'>[] {
  return [
    ...inserts(store, users, userRows(seed)),
    ...inserts(store, auth.credentials, credentialRows(seed)),
    ...inserts(store, auth.emailAddresses, emailAddressRows(seed)),
    ...inserts(store, auth.authenticators, authenticatorRows(seed)),
    ...inserts(store, providerAccounts, providerAccountRows(seed)),
  ]
}

/** What people wrote and liked, ordered and keep: all that goes with their accounts. */
function belongingInserts(store: Store, seed: Seed, mode: AnswerMode): BatchItem<'sqlite'>[] {
  const comments = blogCommentRows(seed)
  return [
    ...inserts(store, shop.productReviews, productReviewRows(seed)),
    ...inserts(store, shop.productFavourites, productFavouriteRows(seed)),
    ...inserts(store, blog.blogPostLikes, blogPostLikeRows(seed)),
    ...inserts(store, blog.blogComments, comments),
    ...inserts(store, blog.blogCommentLikes, blogCommentLikeRows(seed, comments)),
    ...inserts(store, userAddresses, addressRows(seed)),
    ...inserts(store, placed.orders, placedOrderRows(seed, mode)),
    ...inserts(store, placed.orderItems, orderItemRows(seed, mode)),
    ...inserts(store, told.notifications, notificationRows(seed)),
    ...inserts(store, told.notificationUsers, notificationUserRows(seed)),
  ]
}

/** Every table of `personalInserts`, and those that the seed leaves empty. */
export const personalTables: readonly SQLiteTable[] = [
  users,
  ...Object.values(auth),
  providerAccounts,
  mails,
  uploads,
  userAddresses,
  carts,
  cartItems,
  placed.orders,
  placed.orderItems,
  placed.orderKeys,
  told.notifications,
  told.notificationUsers,
  shop.productReviews,
  shop.productFavourites,
  blog.blogPostLikes,
  blog.blogComments,
  blog.blogCommentLikes,
]

/** All that belongs to people: their accounts, and what they wrote, liked, ordered and keep. */
export function personalInserts(store: Store, seed: Seed, mode: AnswerMode): BatchItem<'sqlite'>[] {
  return [...accountInserts(store, seed), ...belongingInserts(store, seed, mode)]
}

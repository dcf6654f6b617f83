import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Store, seedings, tableStatements, tablesOfPeople } from '../database/store'
import { uploads, users } from '../database/tables/account'
import { userAddresses } from '../database/tables/addresses'
import * as auth from '../database/tables/auth'
import * as blog from '../database/tables/blog'
import { cartItems } from '../database/tables/cart'
import { countries, regions } from '../database/tables/geo'
import { subscriptionTopics } from '../database/tables/newsletter'
import * as notificationTables from '../database/tables/notifications'
import * as orderTables from '../database/tables/orders'
import { payWays } from '../database/tables/orders'
import { mails } from '../database/tables/outbox'
import * as shop from '../database/tables/products'
import { providerAccounts } from '../database/tables/provider'
import { searchEntries } from '../database/tables/search'
import {
  authenticatorRows,
  credentialRows,
  emailAddressRows,
  providerAccountRows,
  userRows,
} from './account-rows'
import * as blogRows from './blog-rows'
import { blogCommentLikeRows, blogCommentRows, blogPostLikeRows } from './blog-rows'
import {
  addressRows,
  countryRows,
  invoiceRows,
  notificationRows,
  notificationUserRows,
  orderItemRows,
  payWayRows,
  placedOrderRows,
  regionRows,
} from './order-rows'
import type { Seed } from './seed-schema'
import * as shopRows from './shop-rows'
import { productFavouriteRows, productReviewRows, searchEntryRows } from './shop-rows'

/** Fingerprint of a seed and the table definitions. */
export function fingerprintOf(seed: Seed): string {
  const content = JSON.stringify([tableStatements, seed])
  return createHash('sha256').update(content).digest('hex')
}

function shopInserts(store: Store, seed: Seed): BatchItem<'sqlite'>[] {
  return [
    ...inserts(store, shop.productCategories, shopRows.productCategoryRows(seed)),
    ...inserts(store, shop.products, shopRows.productRows(seed)),
    ...inserts(store, shop.productImages, shopRows.productImageRows(seed)),
    ...inserts(store, countries, countryRows(seed)),
    ...inserts(store, regions, regionRows(seed)),
    ...inserts(store, payWays, payWayRows(seed)),
    ...inserts(store, subscriptionTopics, shopRows.topicRows(seed)),
  ]
}

function blogInserts(store: Store, seed: Seed): BatchItem<'sqlite'>[] {
  return [
    ...inserts(store, blog.blogCategories, blogRows.blogCategoryRows(seed)),
    ...inserts(store, blog.blogTags, blogRows.blogTagRows(seed)),
    ...inserts(store, blog.blogAuthors, blogRows.blogAuthorRows(seed)),
    ...inserts(store, blog.blogPosts, blogRows.blogPostRows(seed)),
    ...inserts(store, blog.blogPostTags, blogRows.blogPostTagRows(seed)),
  ]
}

/**
 * Restores all accounts and their records; sessions, tokens, mails, carts and uploads are deleted.
 * Products keep their stock.
 */
export async function seedAccounts({ db, ...store }: Store, seed: Seed): Promise<void> {
  await db.batch([
    db.run(sql`select 1`),
    ...personalTables.map((table) => db.delete(table)),
    ...personalInserts({ db, ...store }, seed),
  ])
}

/** Empties the store and fills it with the seed. Deterministic. */
export async function seedStore(store: Store, seed: Seed): Promise<void> {
  const entries = searchEntryRows(shopRows.productRows(seed), blogRows.blogPostRows(seed))
  await store.refill([
    ...personalInserts(store, seed),
    ...shopInserts(store, seed),
    ...blogInserts(store, seed),
    ...inserts(store, searchEntries, entries),
    ...inserts(store, seedings, [{ id: 1, fingerprint: fingerprintOf(seed) }]),
  ])
}

async function storedFingerprint({ db }: Store): Promise<string | undefined> {
  const tables = await db.all(sql`select 1 from sqlite_master where name = 'seedings'`)
  if (tables.length === 0) return undefined
  const [stored] = await db.select().from(seedings)
  return stored?.fingerprint
}

/** Seeds a store that is empty or contains another seed. Returns whether it did. */
export async function seedStoreWhenChanged(store: Store, seed: Seed): Promise<boolean> {
  if ((await storedFingerprint(store)) === fingerprintOf(seed)) return false
  await seedStore(store, seed)
  return true
}

function accountInserts(store: Store, seed: Seed): BatchItem<'sqlite'>[] {
  return [
    ...inserts(store, users, userRows(seed)),
    ...inserts(store, auth.credentials, credentialRows(seed)),
    ...inserts(store, auth.emailAddresses, emailAddressRows(seed)),
    ...inserts(store, auth.authenticators, authenticatorRows(seed)),
    ...inserts(store, providerAccounts, providerAccountRows(seed)),
  ]
}

/** Reviews, likes, orders and other records of the accounts. */
function recordInserts(store: Store, seed: Seed): BatchItem<'sqlite'>[] {
  const comments = blogCommentRows(seed)
  return [
    ...inserts(store, shop.productReviews, productReviewRows(seed)),
    ...inserts(store, shop.productFavourites, productFavouriteRows(seed)),
    ...inserts(store, blog.blogPostLikes, blogPostLikeRows(seed)),
    ...inserts(store, blog.blogComments, comments),
    ...inserts(store, blog.blogCommentLikes, blogCommentLikeRows(seed, comments)),
    ...inserts(store, userAddresses, addressRows(seed)),
    ...inserts(store, orderTables.orders, placedOrderRows(seed)),
    ...inserts(store, orderTables.orderItems, orderItemRows(seed)),
    ...inserts(store, orderTables.invoices, invoiceRows(seed)),
    ...inserts(store, notificationTables.notifications, notificationRows(seed)),
    ...inserts(store, notificationTables.notificationUsers, notificationUserRows(seed)),
  ]
}

/** Every table of `personalInserts`, and those that the seed leaves empty. */
const personalTables: readonly SQLiteTable[] = [
  ...tablesOfPeople,
  users,
  mails,
  uploads,
  cartItems,
  orderTables.orderItems,
  orderTables.invoices,
  orderTables.idempotencyKeys,
  notificationTables.notifications,
]

function personalInserts(store: Store, seed: Seed): BatchItem<'sqlite'>[] {
  return [...accountInserts(store, seed), ...recordInserts(store, seed)]
}

/** Below SQLite's limit of bound values per statement. */
const rowsPerStatement = 50

/** Insert statements for rows, in batches. */
export function inserts<Table extends SQLiteTable>(
  { db }: Store,
  table: Table,
  rows: Table['$inferInsert'][],
): BatchItem<'sqlite'>[] {
  const starts = Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }).keys()
  return [...starts].map((part) =>
    db.insert(table).values(rows.slice(part * rowsPerStatement, (part + 1) * rowsPerStatement)),
  )
}

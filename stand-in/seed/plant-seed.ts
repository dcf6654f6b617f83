import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as auth from '../store/auth-tables'
import * as blog from '../store/blog-tables'
import { type Store, tableStatements } from '../store/open-store'
import * as order from '../store/order-tables'
import { mails } from '../store/outbox-tables'
import { users } from '../store/people-tables'
import { providerAccounts } from '../store/provider-tables'
import { searchEntries } from '../store/search-tables'
import { plantings } from '../store/seed-tables'
import * as shop from '../store/shop-tables'
import { credentialRows, emailAddressRows } from './account-rows'
import { authenticatorRows } from './authenticator-rows'
import * as blogRows from './blog-rows'
import { blogCommentLikeRows, blogCommentRows } from './comment-rows'
import { countryRows, payWayRows, regionRows } from './order-rows'
import { userRows } from './people-rows'
import { providerAccountRows } from './provider-account-rows'
import { productFavouriteRows, productReviewRows } from './review-rows'
import { searchEntryRows } from './search-rows'
import type { Seed } from './seed'
import * as shopRows from './shop-rows'

/** Below the most values that one statement of SQLite may bind. */
const rowsPerStatement = 50

function inserts<Table extends SQLiteTable>(
  { db }: Store,
  table: Table,
  rows: Table['$inferInsert'][],
): BatchItem<'sqlite'>[] {
  const starts = Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }).keys()
  return [...starts].map((part) =>
    db.insert(table).values(rows.slice(part * rowsPerStatement, (part + 1) * rowsPerStatement)),
  )
}

/** Names a seed together with the shape of the tables: either one's change is another name. */
export function fingerprintOf(seed: Seed): string {
  const words = JSON.stringify([tableStatements, seed])
  return createHash('sha256').update(words).digest('hex')
}

function shopInserts(store: Store, seed: Seed): BatchItem<'sqlite'>[] {
  return [
    ...inserts(store, shop.productCategories, shopRows.productCategoryRows(seed)),
    ...inserts(store, shop.products, shopRows.productRows(seed)),
    ...inserts(store, shop.productImages, shopRows.productImageRows(seed)),
    ...inserts(store, shop.productTags, shopRows.productTagRows(seed)),
    ...inserts(store, shop.productTagLinks, shopRows.productTagLinkRows(seed)),
    ...inserts(store, shop.productReviews, productReviewRows(seed)),
    ...inserts(store, shop.productFavourites, productFavouriteRows(seed)),
    ...inserts(store, order.countries, countryRows(seed)),
    ...inserts(store, order.regions, regionRows(seed)),
    ...inserts(store, order.payWays, payWayRows(seed)),
  ]
}

function blogInserts(store: Store, seed: Seed): BatchItem<'sqlite'>[] {
  const comments = blogCommentRows(seed)
  return [
    ...inserts(store, blog.blogCategories, blogRows.blogCategoryRows(seed)),
    ...inserts(store, blog.blogTags, blogRows.blogTagRows(seed)),
    ...inserts(store, blog.blogAuthors, blogRows.blogAuthorRows(seed)),
    ...inserts(store, blog.blogPosts, blogRows.blogPostRows(seed)),
    ...inserts(store, blog.blogPostTags, blogRows.blogPostTagRows(seed)),
    ...inserts(store, blog.blogPostLikes, blogRows.blogPostLikeRows(seed)),
    ...inserts(store, blog.blogComments, comments),
    ...inserts(store, blog.blogCommentLikes, blogCommentLikeRows(seed, comments)),
  ]
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

/** Puts all accounts back as the seed has them; sessions, tokens and mails are gone. */
export async function plantAccounts({ db, ...store }: Store, seed: Seed): Promise<void> {
  const tables = [users, ...Object.values(auth), providerAccounts, mails]
  await db.batch([
    db.run(sql`select 1`),
    ...tables.map((table) => db.delete(table)),
    ...accountInserts({ db, ...store }, seed),
  ])
}

/** Empties the store and fills it with the seed; the same seed always gives the same rows. */
export async function plantSeed(store: Store, seed: Seed): Promise<void> {
  const entries = searchEntryRows(shopRows.productRows(seed), blogRows.blogPostRows(seed))
  await store.refill([
    ...accountInserts(store, seed),
    ...shopInserts(store, seed),
    ...blogInserts(store, seed),
    ...inserts(store, searchEntries, entries),
    ...inserts(store, plantings, [{ id: 1, fingerprint: fingerprintOf(seed) }]),
  ])
}

async function plantedFingerprint({ db }: Store): Promise<string | undefined> {
  const tables = await db.all(sql`select 1 from sqlite_master where name = 'plantings'`)
  if (tables.length === 0) return undefined
  const [planted] = await db.select().from(plantings)
  return planted?.fingerprint
}

/** Plants the seed where the store is empty or holds another one. Says whether it did. */
export async function plantWhenChanged(store: Store, seed: Seed): Promise<boolean> {
  if ((await plantedFingerprint(store)) === fingerprintOf(seed)) return false
  await plantSeed(store, seed)
  return true
}

import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { AnswerMode } from '../answers/common-fields'
import * as blog from '../store/blog-tables'
import { type Store, tableStatements } from '../store/open-store'
import * as order from '../store/order-tables'
import { searchEntries } from '../store/search-tables'
import { plantings } from '../store/seed-tables'
import * as shop from '../store/shop-tables'
import * as blogRows from './blog-rows'
import { inserts } from './insert-rows'
import { countryRows, payWayRows, regionRows } from './order-rows'
import { personalInserts, personalTables } from './personal-inserts'
import { searchEntryRows } from './search-rows'
import type { Seed } from './seed'
import * as shopRows from './shop-rows'

/** As the demonstration has it; in plain mode orders are kept otherwise. */
const usualMode: AnswerMode = { extensions: true }

/** Names a seed, its mode and the shape of the tables: the change of any is another name. */
export function fingerprintOf(seed: Seed, { extensions } = usualMode): string {
  const words = JSON.stringify([tableStatements, seed, extensions])
  return createHash('sha256').update(words).digest('hex')
}

function shopInserts(store: Store, seed: Seed): BatchItem<'sqlite'>[] {
  return [
    ...inserts(store, shop.productCategories, shopRows.productCategoryRows(seed)),
    ...inserts(store, shop.products, shopRows.productRows(seed)),
    ...inserts(store, shop.productImages, shopRows.productImageRows(seed)),
    ...inserts(store, shop.productTags, shopRows.productTagRows(seed)),
    ...inserts(store, shop.productTagLinks, shopRows.productTagLinkRows(seed)),
    ...inserts(store, order.countries, countryRows(seed)),
    ...inserts(store, order.regions, regionRows(seed)),
    ...inserts(store, order.payWays, payWayRows(seed)),
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
 * Puts all accounts back as the seed has them, with what belongs to them; sessions, tokens, mails,
 * carts and pictures are gone. Products keep their stock.
 */
export async function plantAccounts(
  { db, ...store }: Store,
  seed: Seed,
  mode = usualMode,
): Promise<void> {
  await db.batch([
    db.run(sql`select 1`),
    ...personalTables.map((table) => db.delete(table)),
    ...personalInserts({ db, ...store }, seed, mode),
  ])
}

/** Empties the store and fills it with the seed; the same seed always gives the same rows. */
export async function plantSeed(store: Store, seed: Seed, mode = usualMode): Promise<void> {
  const entries = searchEntryRows(shopRows.productRows(seed), blogRows.blogPostRows(seed))
  await store.refill([
    ...personalInserts(store, seed, mode),
    ...shopInserts(store, seed),
    ...blogInserts(store, seed),
    ...inserts(store, searchEntries, entries),
    ...inserts(store, plantings, [{ id: 1, fingerprint: fingerprintOf(seed, mode) }]),
  ])
}

async function plantedFingerprint({ db }: Store): Promise<string | undefined> {
  const tables = await db.all(sql`select 1 from sqlite_master where name = 'plantings'`)
  if (tables.length === 0) return undefined
  const [planted] = await db.select().from(plantings)
  return planted?.fingerprint
}

/** Plants the seed where the store is empty or holds another one. Says whether it did. */
export async function plantWhenChanged(
  store: Store,
  seed: Seed,
  mode = usualMode,
): Promise<boolean> {
  if ((await plantedFingerprint(store)) === fingerprintOf(seed, mode)) return false
  await plantSeed(store, seed, mode)
  return true
}

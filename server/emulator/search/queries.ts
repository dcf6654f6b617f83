import { and, eq, lte } from 'drizzle-orm'
import type { Store } from '../database/store'
import { blogPosts } from '../database/tables/blog'
import { searchEntries } from '../database/tables/search'
import { productsById } from '../products/queries'

/** Search entries of active products, with these. */
export async function productEntries(store: Store) {
  const entries = await store.db
    .select()
    .from(searchEntries)
    .where(eq(searchEntries.kind, 'product'))
  const products = await productsById(
    store,
    entries.map(({ master }) => master),
  )
  return entries.flatMap((entry) => {
    const product = products.get(entry.master)
    if (!product?.active) return []
    return [{ ...entry, slug: product.slug, picture: product.picture, product }]
  })
}

/** Search entries of the posts that are visible at `now` (milliseconds). */
export function blogPostEntries({ db }: Store, now: number) {
  const isSeen = and(eq(blogPosts.isPublished, true), lte(blogPosts.publishedAt, now))
  return db
    .select({
      id: searchEntries.id,
      master: searchEntries.master,
      languageCode: searchEntries.languageCode,
      messages: searchEntries.messages,
      folded: searchEntries.folded,
      slug: blogPosts.slug,
      picture: blogPosts.picture,
    })
    .from(searchEntries)
    .innerJoin(blogPosts, eq(blogPosts.id, searchEntries.master))
    .where(and(eq(searchEntries.kind, 'blogPost'), isSeen))
}

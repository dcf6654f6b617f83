import { and, eq, lte } from 'drizzle-orm'
import type { Store } from '../database/store'
import { blogPosts } from '../database/tables/blog'
import { productImages, products } from '../database/tables/products'
import { searchEntries } from '../database/tables/search'

/** Search entries of active products. */
export function productEntries({ db }: Store) {
  const isSold = eq(products.active, true)
  return db
    .select({
      id: searchEntries.id,
      master: searchEntries.master,
      languageCode: searchEntries.languageCode,
      messages: searchEntries.messages,
      folded: searchEntries.folded,
      slug: products.slug,
      picture: productImages.picture,
    })
    .from(searchEntries)
    .innerJoin(products, and(eq(products.id, searchEntries.master), isSold))
    .leftJoin(
      productImages,
      and(eq(productImages.product, products.id), eq(productImages.isMain, true)),
    )
    .where(eq(searchEntries.kind, 'product'))
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

import { and, eq, lte } from 'drizzle-orm'
import { blogPosts } from './blog-tables'
import type { Store } from './open-store'
import { searchEntries } from './search-tables'
import { productImages, products } from './shop-tables'

/** What can be found about products: only those that are sold, as a hit does not say so itself. */
export function productEntries({ db }: Store) {
  return db
    .select({
      id: searchEntries.id,
      master: searchEntries.master,
      languageCode: searchEntries.languageCode,
      texts: searchEntries.texts,
      folded: searchEntries.folded,
      slug: products.slug,
      picture: productImages.picture,
    })
    .from(searchEntries)
    .innerJoin(products, and(eq(products.id, searchEntries.master), eq(products.active, true)))
    .leftJoin(
      productImages,
      and(eq(productImages.product, products.id), eq(productImages.isMain, true)),
    )
    .where(eq(searchEntries.kind, 'product'))
}

/** What can be found about posts: only those that may be seen at `now` (milliseconds). */
export function blogPostEntries({ db }: Store, now: number) {
  return db
    .select({
      id: searchEntries.id,
      master: searchEntries.master,
      languageCode: searchEntries.languageCode,
      texts: searchEntries.texts,
      folded: searchEntries.folded,
      slug: blogPosts.slug,
      picture: blogPosts.picture,
    })
    .from(searchEntries)
    .innerJoin(blogPosts, eq(blogPosts.id, searchEntries.master))
    .where(
      and(
        eq(searchEntries.kind, 'blogPost'),
        eq(blogPosts.isPublished, true),
        lte(blogPosts.publishedAt, now),
      ),
    )
}

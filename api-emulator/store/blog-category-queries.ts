import { asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { ListSource, Slice } from '../listing/list-source'
import { blogCategories, blogPosts } from './blog-tables'
import { cutQuery } from './cut-query'
import type { Store } from './open-store'

function selectCategories({ db }: Store, slice: Slice) {
  const below = db
    .select({ path: blogCategories.path, post: blogPosts.id })
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.category))
    .as('below')
  return cutQuery(
    db
      .select({ ...getTableColumns(blogCategories), posts: count(below.post) })
      .from(blogCategories)
      .leftJoin(below, sql`${below.path} like ${blogCategories.path} || '%'`)
      .groupBy(blogCategories.id)
      .$dynamic(),
    slice,
  )
}

/** A topic with the number of posts in it and below it. */
export type BlogCategoryRow = Awaited<ReturnType<typeof selectCategories>>[number]

/** All topics, parents first. */
export function blogCategoryTree(store: Store): Promise<BlogCategoryRow[]> {
  return selectCategories(store, { where: undefined, order: [asc(blogCategories.id)] })
}

/** The list of all topics. */
export function blogCategoryList(store: Store): ListSource<BlogCategoryRow> {
  const { id, createdAt, updatedAt } = blogCategories
  return {
    rows: (slice) => selectCategories(store, slice),
    count: (where) => store.db.$count(blogCategories, where),
    orderings: { id, createdAt },
    defaultOrder: [desc(updatedAt)],
    createdAt,
    key: id,
    keyOf: (row) => row.id,
  }
}

import { asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Store } from '../database/store'
import { blogCategories, blogPosts } from '../database/tables/blog'
import { childrenOf, slugPath, stampFields } from '../lib/answer-fields'
import { answerList } from '../lib/answer-list'
import type { RouteDeps } from '../lib/dependencies'
import { queryParams } from '../lib/list-params'
import { findRow, type Slice, sliceQuery, tableList } from '../lib/list-source'
import { filterConditions, isNumber } from '../lib/query-filters'
import { postAnswer } from './answers'
import { postAggregates, postList } from './post-queries'

function selectCategories({ db }: Store, slice: Slice) {
  const below = db
    .select({ path: blogCategories.path, post: blogPosts.id })
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.category))
    .as('below')
  return sliceQuery(
    db
      .select({ ...getTableColumns(blogCategories), posts: count(below.post) })
      .from(blogCategories)
      .leftJoin(below, sql`${below.path} like ${blogCategories.path} || '%'`)
      .groupBy(blogCategories.id)
      .$dynamic(),
    slice,
  )
}

/** A category with the number of posts in it and below it. */
type BlogCategoryRow = Awaited<ReturnType<typeof selectCategories>>[number]

/** All categories, parents first. */
function blogCategoryTree(store: Store): Promise<BlogCategoryRow[]> {
  return selectCategories(store, { where: undefined, order: [asc(blogCategories.id)] })
}

/** All categories as a list. */
function blogCategoryList(store: Store) {
  const { id, createdAt, updatedAt } = blogCategories
  return tableList(store, blogCategories, {
    rows: (slice) => selectCategories(store, slice),
    orderings: { id, createdAt },
    defaultOrder: [desc(updatedAt)],
  })
}

/** Serialises a blog category with its descendants nested. */
function blogCategoryAnswer(
  row: BlogCategoryRow,
  tree: readonly BlogCategoryRow[],
): Record<string, unknown> {
  return {
    id: row.id,
    translations: row.translations,
    slug: row.slug,
    children: childrenOf(row, tree).map((child) => blogCategoryAnswer(child, tree)),
    parent: row.parent,
    level: row.level,
    treeId: row.treeId,
    sortOrder: row.sortOrder,
    absoluteUrl: `/blog/category/${row.id}/${slugPath(row, tree)}`,
    mainImagePath: row.picture,
    recursivePostCount: row.posts,
    ...stampFields(row),
  }
}

/** `/blog/category`: lists every category, each with its descendants nested again. */
export function blogCategoryRoutes({ store, clock }: RouteDeps) {
  const list = blogCategoryList(store)
  /** Posts of a category are always sorted newest first. */
  const posts = { ...postList(store, postAggregates(store)), orderings: {} }
  return new Hono()
    .get('/', async (c) => {
      const tree = await blogCategoryTree(store)
      const where = filterConditions(queryParams(c.req.url), { id: isNumber(blogCategories.id) })
      return answerList(c, list, where, (rows) => rows.map((row) => blogCategoryAnswer(row, tree)))
    })
    .get('/:id{[0-9]+}', async (c) => {
      const row = await findRow(list, Number(c.req.param('id')))
      return c.json(blogCategoryAnswer(row, await blogCategoryTree(store)))
    })
    .get('/:id{[0-9]+}/posts', async (c) => {
      const now = clock.now()
      const { id } = await findRow(list, Number(c.req.param('id')))
      return answerList(c, posts, eq(blogPosts.category, id), (rows) =>
        rows.map((row) => postAnswer(row, now)),
      )
    })
}

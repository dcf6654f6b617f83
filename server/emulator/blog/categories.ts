import { asc, count, eq, getTableColumns } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Store } from '../database/store'
import { blogCategories, blogPosts } from '../database/tables/blog'
import { childrenOf, stampFields } from '../lib/answer-fields'
import { answerList } from '../lib/answer-list'
import { noSuchRecord } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { pathId } from '../lib/http'
import { queryParams } from '../lib/list-params'
import { type Slice, sliceQuery, tableList } from '../lib/list-source'
import { filterConditions, isNumber } from '../lib/query-filters'

function selectCategories({ db }: Store, slice: Slice) {
  return sliceQuery(
    db
      .select({ ...getTableColumns(blogCategories), posts: count(blogPosts.id) })
      .from(blogCategories)
      .leftJoin(blogPosts, eq(blogPosts.category, blogCategories.id))
      .groupBy(blogCategories.id)
      .$dynamic(),
    slice,
  )
}

/** A category with the number of its own posts, published or not. */
type CategoryRow = Awaited<ReturnType<typeof selectCategories>>[number]

/** All categories, those that come first by hand first. */
function categoryList(store: Store) {
  const { id, createdAt, updatedAt, sortOrder, level, treeId, path } = blogCategories
  return tableList(store, blogCategories, {
    rows: (slice) => selectCategories(store, slice),
    orderings: { id, createdAt, updatedAt, sortOrder, level, treeId },
    defaultOrder: [asc(sortOrder), asc(path)],
  })
}

type Tree = readonly CategoryRow[]

/** A row of the list: it knows neither its tree nor the posts below it. */
function categoryRowAnswer(row: CategoryRow, tree: Tree) {
  const { createdAt, updatedAt } = stampFields(row)
  return {
    id: row.id,
    translations: row.translations,
    slug: row.slug,
    parent: row.parent,
    level: row.level,
    sortOrder: row.sortOrder,
    postCount: row.posts,
    hasChildren: childrenOf(row, tree).length > 0,
    mainImagePath: row.picture,
    createdAt,
    updatedAt,
  }
}

const nameOf = ({ translations, slug }: CategoryRow) => translations.el?.name ?? slug

function categoryAnswer(row: CategoryRow, tree: Tree) {
  const inShort = (other: CategoryRow) => categoryRowAnswer(other, tree)
  const above = tree.filter(({ id, path }) => id !== row.id && row.path.startsWith(path))
  const below = tree.filter(({ id, path }) => id !== row.id && path.startsWith(row.path))
  const ancestors = above.sort((one, other) => one.level - other.level)
  return {
    ...inShort(row),
    children: childrenOf(row, tree).map(inShort),
    ancestors: ancestors.map(inShort),
    siblingsCount: tree.filter(({ parent }) => parent === row.parent).length - 1,
    descendantsCount: below.length,
    recursivePostCount: below.reduce((sum, { posts }) => sum + posts, row.posts),
    categoryPath: [...ancestors, row].map(nameOf).join(' > '),
    treeId: row.treeId,
    uuid: row.uuid,
  }
}

/** A category by itself; 404 where there is none. */
export async function categoryAnswerOf(store: Store, id: number) {
  const tree = await categoryList(store).rows({ where: undefined, order: [asc(blogCategories.id)] })
  const row = tree.find((category) => category.id === id)
  if (!row) throw noSuchRecord('BlogCategory')
  return categoryAnswer(row, tree)
}

export function blogCategoryRoutes({ store, cached }: RouteDeps) {
  const list = categoryList(store)
  return new Hono()
    .get('/', cached.keep, async (c) => {
      const tree = await list.rows({ where: undefined, order: [asc(blogCategories.id)] })
      const where = filterConditions(queryParams(c.req.url), { id: isNumber(blogCategories.id) })
      return answerList(c, list, where, (rows) => rows.map((row) => categoryRowAnswer(row, tree)))
    })
    .get('/:id{[0-9]+}', cached.keep, async (c) => c.json(await categoryAnswerOf(store, pathId(c))))
}

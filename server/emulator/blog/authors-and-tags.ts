import { asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Store } from '../database/store'
import { users } from '../database/tables/account'
import {
  blogAuthors,
  blogPostLikes,
  blogPosts,
  blogPostTags,
  blogTags,
} from '../database/tables/blog'
import { stampFields } from '../lib/answer-fields'
import { answerList } from '../lib/answer-list'
import type { RouteDeps } from '../lib/dependencies'
import { queryParams } from '../lib/list-params'
import { findRow, type Slice, sliceQuery, tableList } from '../lib/list-source'
import { filterConditions, isBoolean, isNumber, type QueryFilter } from '../lib/query-filters'
import { fold } from '../search/greek-folding'

function selectAuthors({ db }: Store, slice: Slice) {
  return sliceQuery(
    db
      .select({
        ...getTableColumns(blogAuthors),
        firstName: users.firstName,
        lastName: users.lastName,
        posts: sql<number>`count(distinct ${blogPosts.id})`,
        likes: count(blogPostLikes.user),
      })
      .from(blogAuthors)
      .innerJoin(users, eq(users.id, blogAuthors.user))
      .leftJoin(blogPosts, eq(blogPosts.author, blogAuthors.id))
      .leftJoin(blogPostLikes, eq(blogPostLikes.post, blogPosts.id))
      .groupBy(blogAuthors.id)
      .$dynamic(),
    slice,
  )
}

/** An author with name, number of posts and number of likes. */
type AuthorRow = Awaited<ReturnType<typeof selectAuthors>>[number]

/** All authors. */
function authorList(store: Store) {
  const { id, user, createdAt } = blogAuthors
  return tableList(store, blogAuthors, {
    rows: (slice) => selectAuthors(store, slice),
    orderings: { id, user, createdAt },
    defaultOrder: [desc(createdAt)],
  })
}

function selectTags({ db }: Store, slice: Slice) {
  return sliceQuery(
    db
      .select({ ...getTableColumns(blogTags), posts: count(blogPostTags.post) })
      .from(blogTags)
      .leftJoin(blogPostTags, eq(blogPostTags.tag, blogTags.id))
      .groupBy(blogTags.id)
      .$dynamic(),
    slice,
  )
}

/** A tag with the number of its posts. */
type BlogTagRow = Awaited<ReturnType<typeof selectTags>>[number]

/** All tags, in their sort order. */
function blogTagList(store: Store) {
  const { id, active, createdAt, sortOrder } = blogTags
  return tableList(store, blogTags, {
    rows: (slice) => selectTags(store, slice),
    orderings: { id, active, createdAt },
    defaultOrder: [asc(sortOrder)],
  })
}

/** Serialises an author. */
function authorAnswer(row: AuthorRow) {
  return {
    id: row.id,
    translations: row.translations,
    user: row.user,
    displayName: `${row.firstName} ${row.lastName}`,
    website: row.website,
    numberOfPosts: row.posts,
    totalLikesReceived: row.likes,
    ...stampFields(row),
  }
}

/** Serialises a tag. */
function blogTagAnswer(row: BlogTagRow) {
  return {
    id: row.id,
    translations: row.translations,
    active: row.active,
    getPostsCount: row.posts,
    sortOrder: row.sortOrder,
    ...stampFields(row),
  }
}

/** `/blog/author`. */
export function blogAuthorRoutes({ store }: RouteDeps) {
  const list = authorList(store)
  const filters = { id: isNumber(blogAuthors.id), user: isNumber(blogAuthors.user) }
  return new Hono()
    .get('/', (c) => {
      const where = filterConditions(queryParams(c.req.url), filters)
      return answerList(c, list, where, (rows) => rows.map(authorAnswer))
    })
    .get('/:id{[0-9]+}', async (c) =>
      c.json(authorAnswer(await findRow(list, Number(c.req.param('id'))))),
    )
}

const nameHas: QueryFilter = (value) => sql`instr(${blogTags.folded}, ${fold(value)}) > 0`

/** `/blog/tag`. */
export function blogTagRoutes({ store }: RouteDeps) {
  const list = blogTagList(store)
  const filters = {
    id: isNumber(blogTags.id),
    active: isBoolean(blogTags.active),
    search: nameHas,
  }
  return new Hono()
    .get('/', (c) => {
      const where = filterConditions(queryParams(c.req.url), filters)
      return answerList(c, list, where, (rows) => rows.map(blogTagAnswer))
    })
    .get('/:id{[0-9]+}', async (c) =>
      c.json(blogTagAnswer(await findRow(list, Number(c.req.param('id'))))),
    )
}

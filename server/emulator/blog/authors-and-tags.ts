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
import { noSuchRecord } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { pathId } from '../lib/http'
import { queryParams } from '../lib/list-params'
import { findRow, type Slice, sliceQuery, tableList } from '../lib/list-source'
import { filterConditions, isBoolean, isNumber, type QueryFilter } from '../lib/query-filters'
import { userAnswer } from '../lib/user-answer'
import { fold } from '../search/greek-folding'
import { postRowAnswer } from './answers'
import { postList } from './post-queries'

function selectAuthors({ db }: Store, slice: Slice) {
  return sliceQuery(
    db
      .select({
        ...getTableColumns(blogAuthors),
        person: users,
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

/** An author with the account, number of posts and number of likes. */
type AuthorRow = Awaited<ReturnType<typeof selectAuthors>>[number]

function authorList(store: Store) {
  const { id, createdAt, updatedAt, website } = blogAuthors
  return tableList(store, blogAuthors, {
    rows: (slice) => selectAuthors(store, slice),
    orderings: { id, createdAt, updatedAt, website },
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

type BlogTagRow = Awaited<ReturnType<typeof selectTags>>[number]

function blogTagList(store: Store) {
  const { id, active, createdAt, updatedAt, sortOrder } = blogTags
  return tableList(store, blogTags, {
    rows: (slice) => selectTags(store, slice),
    orderings: { id, active, createdAt, updatedAt, sortOrder },
    defaultOrder: [asc(sortOrder), desc(createdAt)],
  })
}

/** A row of the list of authors. */
function authorRowAnswer(row: AuthorRow) {
  return {
    translations: row.translations,
    id: row.id,
    uuid: row.uuid,
    user: row.user,
    website: row.website,
    createdAt: stampFields(row).createdAt,
    updatedAt: stampFields(row).updatedAt,
    numberOfPosts: row.posts,
    totalLikesReceived: row.likes,
  }
}

const mostNested = 3

/** Answers of authors by themselves: with the whole account, and posts whether published or not. */
export function authorAnswers(store: Store) {
  const authors = authorList(store)
  const posts = postList(store)
  return async (id: number) => {
    const row = await findRow(authors, id, noSuchRecord('BlogAuthor'))
    const nested = (order: 'createdAt' | 'viewCount') =>
      posts.rows({
        where: eq(blogPosts.author, id),
        order: [desc(blogPosts[order]), desc(blogPosts.id)],
        limit: mostNested,
      })
    return {
      ...authorRowAnswer(row),
      user: userAnswer(row.person),
      recentPosts: (await nested('createdAt')).map(postRowAnswer),
      topPosts: (await nested('viewCount')).map(postRowAnswer),
    }
  }
}

/** Serialises a tag; the number of its posts is a text. */
function blogTagAnswer(row: BlogTagRow) {
  return {
    id: row.id,
    translations: row.translations,
    active: row.active,
    sortOrder: row.sortOrder,
    postsCount: String(row.posts),
    ...stampFields(row),
  }
}

/** The tags of a post, as a post by itself nests them. */
export async function tagAnswers(store: Store, ids: readonly number[]) {
  const rows = await blogTagList(store).rows({ where: undefined, order: [asc(blogTags.id)] })
  return rows.filter(({ id }) => ids.includes(id)).map(blogTagAnswer)
}

export function blogAuthorRoutes({ store, cached }: RouteDeps) {
  const list = authorList(store)
  const answerOf = authorAnswers(store)
  const filters = { id: isNumber(blogAuthors.id), user: isNumber(blogAuthors.user) }
  return new Hono()
    .get('/', cached.keep, (c) => {
      const where = filterConditions(queryParams(c.req.url), filters)
      return answerList(c, list, where, (rows) => rows.map(authorRowAnswer))
    })
    .get('/:id{[0-9]+}', cached.keep, async (c) => c.json(await answerOf(pathId(c))))
}

const nameHas: QueryFilter = (value) => sql`instr(${blogTags.folded}, ${fold(value)}) > 0`

export function blogTagRoutes({ store, cached }: RouteDeps) {
  const list = blogTagList(store)
  const filters = {
    id: isNumber(blogTags.id),
    active: isBoolean(blogTags.active),
    search: nameHas,
  }
  return new Hono().get('/', cached.keep, (c) => {
    const where = filterConditions(queryParams(c.req.url), filters)
    return answerList(c, list, where, (rows) => rows.map(blogTagAnswer))
  })
}

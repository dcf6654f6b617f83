import { and, count, eq, getTableColumns, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/sqlite-core'
import type { Store } from '../database/store'
import {
  blogComments,
  blogPostLikes,
  blogPosts,
  blogPostTags,
  blogTags,
} from '../database/tables/blog'
import { noSuchRecord } from '../lib/api-error'
import type { Clock } from '../lib/clock'
import { type ListSource, type Slice, sliceQuery, tableList } from '../lib/list-source'
import {
  isAtLeast,
  isBoolean,
  isNumber,
  isSince,
  isText,
  parseNumbers,
  type QueryFilter,
} from '../lib/query-filters'
import { fold } from '../search/greek-folding'

const builder = new QueryBuilder()

const likes = builder
  .select({
    post: blogPostLikes.post,
    likes: count().as('likes'),
    users: sql<string>`json_group_array(${blogPostLikes.user})`.as('likedBy'),
  })
  .from(blogPostLikes)
  .groupBy(blogPostLikes.post)
  .as('postLikes')

const tags = builder
  .select({
    post: blogPostTags.post,
    tags: sql<string>`json_group_array(${blogPostTags.tag})`.as('tags'),
    active: sql<number>`sum(${blogTags.active})`.as('activeTags'),
  })
  .from(blogPostTags)
  .innerJoin(blogTags, eq(blogTags.id, blogPostTags.tag))
  .groupBy(blogPostTags.post)
  .as('postTags')

const comments = builder
  .select({ post: blogComments.post, comments: count().as('comments') })
  .from(blogComments)
  .where(eq(blogComments.isApproved, true))
  .groupBy(blogComments.post)
  .as('postComments')

const likesCount = sql<number>`coalesce(${likes.likes}, 0)`
const tagsCount = sql<number>`coalesce(${tags.active}, 0)`
const commentsCount = sql<number>`coalesce(${comments.comments}, 0)`

const selectPosts = ({ db }: Store) =>
  db
    .select({
      ...getTableColumns(blogPosts),
      likedBy: likes.users,
      tags: tags.tags,
      likesCount,
      tagsCount,
      commentsCount,
    })
    .from(blogPosts)
    .leftJoin(likes, eq(likes.post, blogPosts.id))
    .leftJoin(tags, eq(tags.post, blogPosts.id))
    .leftJoin(comments, eq(comments.post, blogPosts.id))
    .$dynamic()

async function readPosts(store: Store, slice: Slice) {
  const rows = await sliceQuery(selectPosts(store), slice)
  return rows.map((row) => ({ ...row, likedBy: idsIn(row.likedBy), tags: idsIn(row.tags) }))
}

/** Parses a JSON array of ids from the database; null is an empty array. */
export function idsIn(json: string | null): number[] {
  const ids: unknown = JSON.parse(json ?? '[]')
  if (!Array.isArray(ids)) return []
  return ids.filter((id): id is number => typeof id === 'number').sort((a, b) => a - b)
}

/** A post with the ids of its likers, its tags and its counts. */
export type PostRow = Awaited<ReturnType<typeof readPosts>>[number]

/** Posts that everybody may see at a moment. */
export function isPublic(now: Date): SQL | undefined {
  const { isPublished, publishedAt } = blogPosts
  return and(eq(isPublished, true), or(isNull(publishedAt), lte(publishedAt, now.getTime())))
}

/** All posts, unpublished ones included. An ordering by likes, comments or tags is ignored. */
export function postList(store: Store) {
  const { id, createdAt, updatedAt, publishedAt, viewCount, featured } = blogPosts
  return tableList(store, blogPosts, {
    rows: (slice) => readPosts(store, slice),
    count: (where) => store.db.$count(selectPosts(store).where(where).as('listed')),
    orderings: { id, createdAt, updatedAt, publishedAt, viewCount, featured },
  })
}

/** The post with this id that everybody may see. */
export async function publicPost(list: ListSource<PostRow>, id: number, now: Date) {
  const where = and(eq(blogPosts.id, id), isPublic(now))
  const [row] = await list.rows({ where, order: [], limit: 1 })
  if (!row) throw noSuchRecord('BlogPost')
  return row
}

const hasTag: QueryFilter = (value) =>
  sql`${blogPosts.id} in (select ${blogPostTags.post} from ${blogPostTags} where ${blogPostTags.tag} in ${parseNumbers(value)})`

const titleHas: QueryFilter = (value) => sql`instr(${blogPosts.folded}, ${fold(value)}) > 0`

/** Filters of `GET /blog/post`, and of the posts that an account likes. */
export function postFilters(clock: Clock): Record<string, QueryFilter> {
  return {
    id: isNumber(blogPosts.id),
    author: isNumber(blogPosts.author),
    category: isNumber(blogPosts.category),
    slug: isText(blogPosts.slug),
    tags: hasTag,
    title: titleHas,
    featured: isBoolean(blogPosts.featured),
    currentlyPublished: (value) => (value === 'true' ? isPublic(clock.now()) : undefined),
    updatedAfter: isSince(blogPosts.updatedAt),
    minLikes: isAtLeast(likesCount),
    minComments: isAtLeast(commentsCount),
    minTags: isAtLeast(tagsCount),
    minViewCount: isAtLeast(blogPosts.viewCount),
  }
}

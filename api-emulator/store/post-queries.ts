import { count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { ListSource, Slice } from '../listing/list-source'
import {
  blogAuthors,
  blogComments,
  blogPostLikes,
  blogPosts,
  blogPostTags,
  blogTags,
} from './blog-tables'
import { cutQuery } from './cut-query'
import type { Store } from './open-store'
import { users } from './people-tables'

function likesOf({ db }: Store) {
  return db
    .select({
      post: blogPostLikes.post,
      likes: count().as('likes'),
      users: sql<string>`json_group_array(${blogPostLikes.user})`.as('likedBy'),
    })
    .from(blogPostLikes)
    .groupBy(blogPostLikes.post)
    .as('postLikes')
}

function tagsOf({ db }: Store) {
  return db
    .select({
      post: blogPostTags.post,
      tags: sql<string>`json_group_array(${blogPostTags.tag})`.as('tags'),
      active: sql<number>`sum(${blogTags.active})`.as('activeTags'),
    })
    .from(blogPostTags)
    .innerJoin(blogTags, eq(blogTags.id, blogPostTags.tag))
    .groupBy(blogPostTags.post)
    .as('postTags')
}

function commentsOf({ db }: Store) {
  return db
    .select({ post: blogComments.post, comments: count().as('comments') })
    .from(blogComments)
    .groupBy(blogComments.post)
    .as('postComments')
}

/** What a list of posts may be filtered and ordered by, beside the columns of its table. */
export function postMeasures(store: Store) {
  const likes = likesOf(store)
  const tags = tagsOf(store)
  const comments = commentsOf(store)
  return {
    likes,
    tags,
    comments,
    likesCount: sql<number>`coalesce(${likes.likes}, 0)`,
    tagsCount: sql<number>`coalesce(${tags.active}, 0)`,
    commentsCount: sql<number>`coalesce(${comments.comments}, 0)`,
    authorEmail: users.email,
  }
}
type Measures = ReturnType<typeof postMeasures>

async function selectPosts({ db }: Store, measures: Measures, slice: Slice) {
  const { likes, tags, comments } = measures
  const rows = await cutQuery(
    db
      .select({
        ...getTableColumns(blogPosts),
        likedBy: likes.users,
        tags: tags.tags,
        likesCount: measures.likesCount,
        tagsCount: measures.tagsCount,
        commentsCount: measures.commentsCount,
      })
      .from(blogPosts)
      .leftJoin(likes, eq(likes.post, blogPosts.id))
      .leftJoin(tags, eq(tags.post, blogPosts.id))
      .leftJoin(comments, eq(comments.post, blogPosts.id))
      .leftJoin(blogAuthors, eq(blogAuthors.id, blogPosts.author))
      .leftJoin(users, eq(users.id, blogAuthors.user))
      .$dynamic(),
    slice,
  )
  return rows.map((row) => ({ ...row, likedBy: idsIn(row.likedBy), tags: idsIn(row.tags) }))
}

/** Ids that the database gathered into a JSON array; none where there is no array. */
export function idsIn(json: string | null): number[] {
  const ids: unknown = JSON.parse(json ?? '[]')
  if (!Array.isArray(ids)) return []
  return ids.filter((id): id is number => typeof id === 'number').sort((a, b) => a - b)
}

/** A post with the ids of those who liked it, its tags and what is counted about it. */
export type PostRow = Awaited<ReturnType<typeof selectPosts>>[number]

async function countPosts({ db }: Store, measures: Measures, where: SQL | undefined) {
  const { likes, tags, comments } = measures
  const [row] = await db
    .select({ total: count() })
    .from(blogPosts)
    .leftJoin(likes, eq(likes.post, blogPosts.id))
    .leftJoin(tags, eq(tags.post, blogPosts.id))
    .leftJoin(comments, eq(comments.post, blogPosts.id))
    .leftJoin(blogAuthors, eq(blogAuthors.id, blogPosts.author))
    .leftJoin(users, eq(users.id, blogAuthors.user))
    .where(where)
  return row?.total ?? 0
}

/** The list of all posts, unpublished ones included, as the API has it. */
export function postList(store: Store, measures: Measures): ListSource<PostRow> {
  const { id, createdAt, updatedAt, publishedAt, viewCount, featured } = blogPosts
  const { likesCount, commentsCount, tagsCount } = measures
  return {
    rows: (slice) => selectPosts(store, measures, slice),
    count: (where) => countPosts(store, measures, where),
    orderings: {
      id,
      createdAt,
      updatedAt,
      publishedAt,
      viewCount,
      likesCount,
      commentsCount,
      tagsCount,
      featured,
    },
    defaultOrder: [desc(createdAt), desc(id)],
    createdAt,
    key: id,
    keyOf: (row) => row.id,
  }
}

import { and, eq, inArray } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { Hono } from 'hono'
import type { Store } from '../database/store'
import { blogCommentLikes, blogPostLikes } from '../database/tables/blog'
import { type BearerEnv, signedIn } from '../lib/access-tokens'
import type { RouteDeps } from '../lib/dependencies'
import { limitBurst, pathId } from '../lib/http'
import { findRow } from '../lib/list-source'
import { idListFromBody } from '../lib/read-body'
import { commentAnswer, postAnswer } from './answers'
import { commentList } from './comment-queries'
import { postAggregates, postList } from './post-queries'

/** Removes a like. Returns false when there was none. */
async function unlike(
  { db }: Store,
  table: SQLiteTable,
  liked: SQLiteColumn,
  id: number,
  by: SQLiteColumn,
  user: number,
): Promise<boolean> {
  const gone = await db
    .delete(table)
    .where(and(eq(liked, id), eq(by, user)))
    .returning({ user: by })
  return gone.length > 0
}

/** Toggles the like of a post. */
async function togglePostLike(store: Store, post: number, user: number): Promise<void> {
  const { post: liked, user: by } = blogPostLikes
  if (await unlike(store, blogPostLikes, liked, post, by, user)) return
  await store.db.insert(blogPostLikes).values({ post, user }).onConflictDoNothing()
}

/** Toggles the like of a comment. */
async function toggleCommentLike(store: Store, comment: number, user: number): Promise<void> {
  const { comment: liked, user: by } = blogCommentLikes
  if (await unlike(store, blogCommentLikes, liked, comment, by, user)) return
  await store.db.insert(blogCommentLikes).values({ comment, user }).onConflictDoNothing()
}

/** Filters the ids to the posts that the user likes. */
async function likedPosts({ db }: Store, user: number, ids: number[]): Promise<number[]> {
  const { post } = blogPostLikes
  const mine = and(eq(blogPostLikes.user, user), inArray(post, ids))
  const rows = await db.select({ id: post }).from(blogPostLikes).where(mine)
  return rows.map(({ id }) => id)
}

/** Filters the ids to the comments that the user likes. */
async function likedComments({ db }: Store, user: number, ids: number[]): Promise<number[]> {
  const { comment } = blogCommentLikes
  const mine = and(eq(blogCommentLikes.user, user), inArray(comment, ids))
  const rows = await db.select({ id: comment }).from(blogCommentLikes).where(mine)
  return rows.map(({ id }) => id)
}

/** Likes under `/blog/post`. */
export function postLikeRoutes(deps: RouteDeps) {
  const { store, clock } = deps
  const list = postList(store, postAggregates(store))
  return new Hono<BearerEnv>()
    .post('/:id{[0-9]+}/update_likes', async (c) => {
      const caller = signedIn(c)
      limitBurst(deps, c, 'post update_likes')
      const { id } = await findRow(list, pathId(c))
      await togglePostLike(store, id, caller.id)
      return c.json(postAnswer(await findRow(list, id), clock.now()))
    })
    .post('/liked_posts', async (c) => {
      const caller = signedIn(c)
      return c.json(await likedPosts(store, caller.id, await idListFromBody(c, 'postIds', true)))
    })
}

/** Likes under `/blog/comment`. */
export function commentLikeRoutes(deps: RouteDeps) {
  const { store } = deps
  const list = commentList(store)
  return new Hono<BearerEnv>()
    .post('/:id{[0-9]+}/update_likes', async (c) => {
      const caller = signedIn(c)
      limitBurst(deps, c, 'comment update_likes')
      const { id } = await findRow(list, pathId(c))
      await toggleCommentLike(store, id, caller.id)
      return c.json(commentAnswer(await findRow(list, id)))
    })
    .post('/liked_comments', async (c) => {
      const caller = signedIn(c)
      return c.json(await likedComments(store, caller.id, await idListFromBody(c, 'commentIds')))
    })
}

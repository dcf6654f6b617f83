import { and, eq, inArray } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { Hono } from 'hono'
import * as z from 'zod'
import type { Store } from '../database/store'
import { blogCommentLikes, blogPostLikes, blogPosts } from '../database/tables/blog'
import { type BearerEnv, signedIn, viewerOf } from '../lib/access-tokens'
import { idField } from '../lib/body-fields'
import type { RouteDeps } from '../lib/dependencies'
import { pathId } from '../lib/http'
import { readBody } from '../lib/read-body'
import { wholeComment } from './comment-answers'
import { approvedComment } from './comment-queries'
import { commentMessages } from './messages'
import { wholePost } from './post-answers'
import { postList, publicPost } from './post-queries'

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

async function togglePostLike(store: Store, post: number, user: number): Promise<void> {
  const { post: liked, user: by } = blogPostLikes
  if (await unlike(store, blogPostLikes, liked, post, by, user)) return
  await store.db.insert(blogPostLikes).values({ post, user }).onConflictDoNothing()
}

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
  const list = postList(store)
  const asked = z.object({ postIds: z.array(idField) })
  return new Hono<BearerEnv>()
    .post('/:id{[0-9]+}/update_likes', async (c) => {
      const caller = signedIn(c)
      const { id, likesCount } = await publicPost(list, pathId(c), clock.now())
      await togglePostLike(store, id, caller.id)
      const updatedAt = clock.now().getTime()
      await store.db.update(blogPosts).set({ updatedAt }).where(eq(blogPosts.id, id))
      // The number is from before, unlike the list of those who like it.
      const row = { ...(await publicPost(list, id, clock.now())), likesCount }
      return c.json(await wholePost(deps, c, row))
    })
    .post('/liked_posts', async (c) => {
      const caller = signedIn(c)
      const { postIds } = await readBody(c, asked)
      return c.json({ postIds: await likedPosts(store, caller.id, postIds) })
    })
}

/** Likes under `/blog/comment`. */
export function commentLikeRoutes({ store }: RouteDeps) {
  const ids = z.array(idField).min(1, commentMessages.noIds).max(100, commentMessages.tooManyIds)
  const asked = z.object({ commentIds: ids })
  return new Hono<BearerEnv>()
    .post('/:id{[0-9]+}/update_likes', async (c) => {
      const caller = signedIn(c)
      const { id, likedBy } = await approvedComment(store, pathId(c))
      await toggleCommentLike(store, id, caller.id)
      const row = await approvedComment(store, id)
      const action = likedBy.includes(caller.id) ? 'unliked' : 'liked'
      return c.json({ ...(await wholeComment(store, row, viewerOf(c))), action })
    })
    .post('/liked_comments', async (c) => {
      const caller = signedIn(c)
      const { commentIds } = await readBody(c, asked)
      return c.json({ likedCommentIds: await likedComments(store, caller.id, commentIds) })
    })
}

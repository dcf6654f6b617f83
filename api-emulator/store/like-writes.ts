import { and, eq, inArray } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { blogCommentLikes, blogPostLikes } from './blog-tables'
import type { Store } from './open-store'

/** Takes a like away, or says that there was none. */
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

/** Somebody likes a post, or no longer does. */
export async function togglePostLike(store: Store, post: number, user: number): Promise<void> {
  const { post: liked, user: by } = blogPostLikes
  if (await unlike(store, blogPostLikes, liked, post, by, user)) return
  await store.db.insert(blogPostLikes).values({ post, user }).onConflictDoNothing()
}

/** Somebody likes a comment, or no longer does. */
export async function toggleCommentLike(
  store: Store,
  comment: number,
  user: number,
): Promise<void> {
  const { comment: liked, user: by } = blogCommentLikes
  if (await unlike(store, blogCommentLikes, liked, comment, by, user)) return
  await store.db.insert(blogCommentLikes).values({ comment, user }).onConflictDoNothing()
}

/** Which of these posts somebody likes. */
export async function likedPosts({ db }: Store, user: number, ids: number[]): Promise<number[]> {
  const { post } = blogPostLikes
  const mine = and(eq(blogPostLikes.user, user), inArray(post, ids))
  const rows = await db.select({ id: post }).from(blogPostLikes).where(mine)
  return rows.map(({ id }) => id)
}

/** Which of these comments somebody likes. */
export async function likedComments({ db }: Store, user: number, ids: number[]): Promise<number[]> {
  const { comment } = blogCommentLikes
  const mine = and(eq(blogCommentLikes.user, user), inArray(comment, ids))
  const rows = await db.select({ id: comment }).from(blogCommentLikes).where(mine)
  return rows.map(({ id }) => id)
}

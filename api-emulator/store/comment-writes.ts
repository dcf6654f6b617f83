import { and, eq, inArray, like, sql } from 'drizzle-orm'
import type { EmulatorDeps } from '../dependencies'
import { blogCommentLikes, blogComments } from './blog-tables'
import type { StoredTranslations } from './column-kinds'
import type { CommentRow } from './comment-queries'
import { newStamps } from './new-stamps'
import type { Store } from './open-store'

interface NewComment {
  post: number
  user: number
  translations: StoredTranslations
}

/** Keeps a comment, or a reply to `above`, that nobody approved yet, and answers its id. */
export async function addComment(
  deps: Pick<EmulatorDeps, 'store' | 'clock' | 'randomBytes'>,
  comment: NewComment,
  above: CommentRow | null,
): Promise<number> {
  const { db } = deps.store
  const stamps = newStamps(deps)
  const nextTree = sql<number>`(select coalesce(max(${blogComments.treeId}), 0) + 1 from ${blogComments})`
  const place = {
    parent: above?.id ?? null,
    level: above ? above.level + 1 : 0,
    treeId: above?.treeId ?? nextTree,
    path: '',
  }
  const [made] = await db.batch([
    db
      .insert(blogComments)
      .values({ ...comment, ...place, isApproved: false, ...stamps })
      .returning({ id: blogComments.id }),
    db
      .update(blogComments)
      .set({ path: sql`${above?.path ?? '/'} || ${blogComments.id} || '/'` })
      .where(eq(blogComments.uuid, stamps.uuid)),
  ])
  const [{ id } = { id: 0 }] = made
  return id
}

/** Deletes a comment with all replies below it and their likes. */
export async function deleteComment({ db }: Store, { post, path }: CommentRow): Promise<void> {
  const below = and(eq(blogComments.post, post), like(blogComments.path, `${path}%`))
  const ids = db.select({ id: blogComments.id }).from(blogComments).where(below)
  await db.batch([
    db.delete(blogCommentLikes).where(inArray(blogCommentLikes.comment, ids)),
    db.delete(blogComments).where(below),
  ])
}

import {
  and,
  count,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  like,
  type SQL,
  sql,
} from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/sqlite-core'
import type { StoredTranslations } from '../database/columns'
import type { Store } from '../database/store'
import { users } from '../database/tables/account'
import { blogCommentLikes, blogComments } from '../database/tables/blog'
import { noSuchRecord } from '../lib/api-error'
import type { RouteDeps } from '../lib/dependencies'
import { queryParams } from '../lib/list-params'
import { type Slice, sliceQuery, tableList } from '../lib/list-source'
import { newStamps } from '../lib/new-stamps'
import { filterConditions, isBoolean, isNumber } from '../lib/query-filters'
import { idsIn } from './post-queries'

const builder = new QueryBuilder()

const likes = builder
  .select({
    comment: blogCommentLikes.comment,
    users: sql<string>`json_group_array(${blogCommentLikes.user})`.as('likedBy'),
  })
  .from(blogCommentLikes)
  .groupBy(blogCommentLikes.comment)
  .as('commentLikes')

/** Approved direct replies by comment. */
const replies = builder
  .select({ parent: blogComments.parent, total: count().as('replies') })
  .from(blogComments)
  .where(eq(blogComments.isApproved, true))
  .groupBy(blogComments.parent)
  .as('replies')

async function readComments({ db }: Store, slice: Slice) {
  const rows = await sliceQuery(
    db
      .select({
        ...getTableColumns(blogComments),
        person: users,
        likedBy: likes.users,
        repliesCount: sql<number>`coalesce(${replies.total}, 0)`,
      })
      .from(blogComments)
      .innerJoin(users, eq(users.id, blogComments.user))
      .leftJoin(likes, eq(likes.comment, blogComments.id))
      .leftJoin(replies, eq(replies.parent, blogComments.id))
      .$dynamic(),
    slice,
  )
  return rows.map((row) => ({ ...row, likedBy: idsIn(row.likedBy) }))
}

/** A comment with its author's account, the number of its replies and who likes it. */
export type CommentRow = Awaited<ReturnType<typeof readComments>>[number]

/** All comments, unapproved ones included, newest first. */
export function commentList(store: Store) {
  const { id, createdAt, updatedAt, level, path, isApproved } = blogComments
  return tableList(store, blogComments, {
    rows: (slice) => readComments(store, slice),
    orderings: { id, createdAt, updatedAt, level, lft: path, approved: isApproved },
  })
}

/**
 * Conditions of the query of a list of comments. `parent__isnull` chooses comments that are no
 * replies (`true`), or replies; `parent=none` is refused.
 */
export function commentFilters(address: string): SQL | undefined {
  const { id, user, post, parent, isApproved } = blogComments
  const { searchParams } = new URL(address)
  const isRoot = searchParams.get('parent__isnull')
  return and(
    filterConditions(queryParams(address), {
      id: isNumber(id),
      user: isNumber(user),
      post: isNumber(post),
      parent: isNumber(parent),
      approved: isBoolean(isApproved),
    }),
    isRoot === 'true' ? isNull(parent) : isRoot === 'false' ? isNotNull(parent) : undefined,
  )
}

/** The approved comment with this id; 404 for any other, also for its own author. */
export async function approvedComment(store: Store, id: number): Promise<CommentRow> {
  const where = and(eq(blogComments.id, id), eq(blogComments.isApproved, true))
  const [row] = await commentList(store).rows({ where, order: [], limit: 1 })
  if (!row) throw noSuchRecord('BlogComment')
  return row
}

interface NewComment {
  post: number
  user: number
  translations: StoredTranslations
}

/** Inserts a comment, or a reply to `above`, and returns its id. */
export async function addComment(
  deps: Pick<RouteDeps, 'store' | 'clock' | 'randomBytes' | 'comments'>,
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
      .values({ ...comment, ...place, isApproved: deps.comments.areApproved, ...stamps })
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

import { and, count, eq, getTableColumns, inArray, like, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { StoredTranslations } from '../database/columns'
import type { Store } from '../database/store'
import { users } from '../database/tables/account'
import { blogCommentLikes, blogComments } from '../database/tables/blog'
import type { EmulatorDeps } from '../lib/dependencies'
import { type Slice, sliceQuery, tableList } from '../lib/list-source'
import { newStamps } from '../lib/new-stamps'
import { idsIn } from './post-queries'

function likesOf({ db }: Store) {
  return db
    .select({
      comment: blogCommentLikes.comment,
      users: sql<string>`json_group_array(${blogCommentLikes.user})`.as('likedBy'),
    })
    .from(blogCommentLikes)
    .groupBy(blogCommentLikes.comment)
    .as('commentLikes')
}

function childrenOf({ db }: Store) {
  return db
    .select({
      parent: blogComments.parent,
      ids: sql<string>`json_group_array(${blogComments.id})`.as('childIds'),
    })
    .from(blogComments)
    .groupBy(blogComments.parent)
    .as('children')
}

function descendantsOf({ db }: Store) {
  const above = alias(blogComments, 'above')
  const below = alias(blogComments, 'below')
  return db
    .select({ comment: above.id, total: count().as('descendants') })
    .from(above)
    .innerJoin(
      below,
      sql`${below.post} = ${above.post} and ${below.id} <> ${above.id} and ${below.path} like ${above.path} || '%'`,
    )
    .groupBy(above.id)
    .as('descendants')
}

async function selectComments(store: Store, slice: Slice) {
  const likes = likesOf(store)
  const children = childrenOf(store)
  const descendants = descendantsOf(store)
  const rows = await sliceQuery(
    store.db
      .select({
        ...getTableColumns(blogComments),
        firstName: users.firstName,
        lastName: users.lastName,
        likedBy: likes.users,
        children: children.ids,
        repliesCount: sql<number>`coalesce(${descendants.total}, 0)`,
      })
      .from(blogComments)
      .innerJoin(users, eq(users.id, blogComments.user))
      .leftJoin(likes, eq(likes.comment, blogComments.id))
      .leftJoin(children, eq(children.parent, blogComments.id))
      .leftJoin(descendants, eq(descendants.comment, blogComments.id))
      .$dynamic(),
    slice,
  )
  return rows.map((row) => ({
    ...row,
    likedBy: idsIn(row.likedBy),
    children: idsIn(row.children),
  }))
}

/** A comment with its direct replies, the number of all replies and who liked it. */
export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number]

/** All comments, unapproved ones included, newest first. */
export function commentList(store: Store) {
  const { id, user, post, createdAt } = blogComments
  return tableList(store, blogComments, {
    rows: (slice) => selectComments(store, slice),
    orderings: { id, user, post, createdAt },
  })
}

interface NewComment {
  post: number
  user: number
  translations: StoredTranslations
}

/** Inserts an unapproved comment, or a reply to `above`, and returns its id. */
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

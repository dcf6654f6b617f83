import { count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { ListSource, Slice } from '../listing/list-source'
import { blogCommentLikes, blogComments } from './blog-tables'
import { cutQuery } from './cut-query'
import type { Store } from './open-store'
import { users } from './people-tables'
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
  const rows = await cutQuery(
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

/** A comment with its direct replies, the number of all replies below it and who liked it. */
export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number]

/** The list of all comments, unapproved ones included, newest first. */
export function commentList(store: Store): ListSource<CommentRow> {
  const { id, user, post, createdAt } = blogComments
  return {
    rows: (slice) => selectComments(store, slice),
    count: (where) => store.db.$count(blogComments, where),
    orderings: { id, user, post, createdAt },
    defaultOrder: [desc(createdAt), desc(id)],
    createdAt,
    key: id,
    keyOf: (row) => row.id,
  }
}

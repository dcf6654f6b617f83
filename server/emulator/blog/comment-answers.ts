import { and, asc, eq, inArray, isNull, like, ne, type SQL } from 'drizzle-orm'
import type { Store } from '../database/store'
import { blogComments, blogPosts } from '../database/tables/blog'
import { noSuchRecord } from '../lib/api-error'
import { commentAnswer } from './answers'
import { type CommentRow, commentList } from './comment-queries'
import { postList } from './post-queries'

/** A comment by itself, with its post and the comments around it. */
export async function wholeComment(store: Store, row: CommentRow, viewer: number | null) {
  const { id, parent, path, isApproved } = blogComments
  const list = commentList(store)
  const oldestFirst = [asc(blogComments.createdAt), asc(id)]
  const approved = (where: SQL | undefined) =>
    list.rows({ where: and(eq(isApproved, true), where), order: oldestFirst })
  const below = await approved(and(like(path, `${row.path}%`), ne(id, row.id)))
  const above = row.path.split('/').filter(Boolean).map(Number).slice(0, -1)
  const beside = row.parent === null ? isNull(parent) : eq(parent, row.parent)
  const posts = postList(store)
  const [post] = await posts.rows({ where: eq(blogPosts.id, row.post), order: [], limit: 1 })
  if (!post) throw noSuchRecord('BlogPost')
  const relations = {
    post,
    above: above.length > 0 ? await approved(inArray(id, above)) : [],
    replies: below.filter((comment) => comment.parent === row.id),
    descendants: below.length,
    siblings: (await approved(and(beside, ne(id, row.id)))).length,
  }
  return commentAnswer(row, relations, viewer)
}

import { and, asc, eq, inArray, isNull, like, ne, type SQL } from 'drizzle-orm'
import { athensTime } from '#contract/wire/athens-time'
import type { Store } from '../database/store'
import { blogComments, blogPosts } from '../database/tables/blog'
import { noSuchRecord } from '../lib/api-error'
import { userAnswer } from '../lib/user-answer'
import { commentPreviewOf, commentRowAnswer, postRowAnswer } from './answers'
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
  const line = row.path.split('/').filter(Boolean).map(Number).slice(0, -1)
  const above = line.length > 0 ? await approved(inArray(id, line)) : []
  const beside = row.parent === null ? isNull(parent) : eq(parent, row.parent)
  const siblings = await approved(and(beside, ne(id, row.id)))
  const posts = postList(store)
  const [post] = await posts.rows({ where: eq(blogPosts.id, row.post), order: [], limit: 1 })
  if (!post) throw noSuchRecord('BlogPost')
  const answered = above.at(-1)
  return {
    ...commentRowAnswer(row, viewer),
    post: postRowAnswer(post),
    parentComment: answered
      ? { ...inShort(answered), createdAt: athensTime(answered.createdAt) }
      : null,
    childrenComments: below
      .filter((comment) => comment.parent === row.id)
      .map((reply) => commentRowAnswer(reply, viewer)),
    ancestorsPath: above.map(inShort),
    treePosition: {
      level: row.level,
      treeId: row.treeId,
      approvedDescendantsCount: below.length,
      siblingsCount: siblings.length,
    },
  }
}

const inShort = (comment: CommentRow) => ({
  id: comment.id,
  contentPreview: commentPreviewOf(comment),
  user: userAnswer(comment.person),
})

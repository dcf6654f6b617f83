import type { blogCommentLikes, blogComments } from '../store/blog-tables'
import { postIds } from './blog-rows'
import { derivedNumber, moment, stampsAt } from './derived-values'
import { userIds } from './people-rows'
import type { Seed } from './seed'
import type { CommentSeed } from './seed-types'

type CommentInsert = typeof blogComments.$inferInsert

/** Rows of the comments and their replies, each below the one it answers. */
export function blogCommentRows(seed: Seed): CommentInsert[] {
  const postOf = postIds(seed)
  const userOf = userIds(seed)
  const rows: CommentInsert[] = []
  let trees = 0

  function put(comment: CommentSeed, post: number, above: CommentInsert | null) {
    const id = rows.length + 1
    const row: CommentInsert = {
      id,
      post,
      user: userOf(comment.person),
      translations: { el: { content: comment.content } },
      isApproved: comment.isApproved,
      parent: above?.id ?? null,
      level: above ? above.level + 1 : 0,
      treeId: above?.treeId ?? ++trees,
      path: `${above?.path ?? '/'}${id}/`,
      ...stampsAt(moment(comment.createdAt), 'blog comment', id),
    }
    rows.push(row)
    for (const reply of comment.replies ?? []) put(reply, post, row)
  }

  for (const [slug, comments] of Object.entries(seed.lessonComments)) {
    for (const comment of comments) put(comment, postOf(slug), null)
  }
  return rows
}

/** Who liked which comment: about every sixth person, never its own author. */
export function blogCommentLikeRows(
  seed: Seed,
  comments: readonly CommentInsert[],
): (typeof blogCommentLikes.$inferInsert)[] {
  const userOf = userIds(seed)
  return comments.flatMap(({ id = 0, user, isApproved }) =>
    seed.people
      .map(({ key }) => ({ key, user: userOf(key) }))
      .filter((person) => isApproved && person.user !== user)
      .filter(({ key }) => derivedNumber(6, 'comment like', id, key) === 0)
      .map((person) => ({ comment: id, user: person.user })),
  )
}

import * as z from 'zod/mini'
import type { BlogComment } from '../../contract/blog/blog-comment'
import type { commentChange, commentCreation } from '../../contract/blog/comment-write'
import { likedIds } from '../../contract/blog/liked-ids'
import { count, id } from '../../contract/wire/scalars'
import { apiDateTime } from './date-time'
import { lenientTranslations, unshownFields } from './lenient'
import { publicPerson } from './person'
import { toShape } from './shape'

const fields = {
  id,
  translations: lenientTranslations('content'),
  /** Null once the account has been deleted. */
  user: z.nullish(publicPerson),
  parent: z.nullable(id),
  approved: z.boolean(),
  likesCount: z.catch(count, 0),
  repliesCount: z.catch(count, 0),
  ...unshownFields,
  createdAt: apiDateTime,
}
const apiRow = z.object(fields)

/** What both shapes say of a comment itself. */
function toOwnFields({ approved, user, ...comment }: z.output<typeof apiRow>) {
  return {
    ...comment,
    isApproved: approved,
    user: user?.id ?? null,
    displayName: user?.displayName ?? '',
  }
}

/** A row of a list: it names its parent, but neither its post nor its place in the tree. */
export const commentRow = z.pipe(apiRow, z.transform(toOwnFields))
export type CommentRow = z.infer<typeof commentRow>

/** A comment by itself, as reading, writing and liking it answer. */
export const blogComment = z.pipe(
  z.object({
    ...fields,
    post: z.object({ id }),
    childrenComments: z.catch(z.array(z.object({ id })), []),
    ancestorsPath: z.catch(z.array(z.object({ id })), []),
    treePosition: z.catch(z.nullable(z.object({ level: count })), null),
  }),
  toShape<BlogComment>()(({ post, childrenComments, ancestorsPath, treePosition, ...row }) => ({
    ...toOwnFields(row),
    post: post.id,
    children: childrenComments.map((child) => child.id),
    level: treePosition?.level ?? Math.max(ancestorsPath.length, row.parent === null ? 0 : 1),
    treeId: ancestorsPath[0]?.id ?? row.parent ?? row.id,
  })),
)

/** Whether the post of a comment is published. */
export const commentedPost = z.pipe(
  z.object({ post: z.object({ isPublished: z.boolean() }) }),
  z.transform(({ post }) => post),
)

/** Where the rows of a list belong: the question names it, the rows do not. */
export interface CommentPlace {
  post: number
  /** The comment that they answer; absent for all comments of a post. */
  above?: Pick<BlogComment, 'id' | 'level' | 'treeId'> | undefined
}

/** Rows of a list as comments, with their places in the tree as far as the rows tell them. */
export function placedComments(
  rows: readonly CommentRow[],
  { post, above }: CommentPlace,
): BlogComment[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const children = new Map<number | null, number[]>()
  for (const { id, parent } of rows) children.set(parent, [...(children.get(parent) ?? []), id])
  const placeOf = ({ id, parent }: CommentRow): Pick<BlogComment, 'level' | 'treeId'> => {
    if (parent === null) return { level: 0, treeId: id }
    const listed = byId.get(parent)
    if (!listed && above?.id === parent) return { level: above.level + 1, treeId: above.treeId }
    const { level, treeId } = listed ? placeOf(listed) : { level: 0, treeId: parent }
    return { level: level + 1, treeId }
  }
  return rows.map((row) => ({
    ...row,
    post,
    children: children.get(row.id) ?? [],
    ...placeOf(row),
  }))
}

/** The body of a new comment; its author is the caller, and the API decides on the approval. */
export function newCommentBody({ post, parent, translations }: z.output<typeof commentCreation>) {
  return { post, translations, ...(parent ? { parent } : {}) }
}

/** The body of a change: the post has to be named, and stays. */
export function changedCommentBody(post: number, { translations }: z.output<typeof commentChange>) {
  return { post, translations }
}

/** Which of the given comments the caller likes. */
export const likedComments = z.pipe(
  z.object({ likedCommentIds: likedIds }),
  z.transform(({ likedCommentIds }) => likedCommentIds),
)

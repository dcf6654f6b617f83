/** A comment as the lesson page shows it. */
export interface ThreadComment {
  commentId: number
  /** The comment that it answers; null for one that answers nobody. */
  parentId: number | null
  /** Empty where the API names nobody. */
  author: string
  text: string
  /** ISO 8601. */
  writtenAt: string
  likesCount: number
  /** Id of who wrote it; absent where only the build knows it. */
  userId?: number
  /** Written by whoever is here. */
  isOwn?: boolean
  /** False as long as others do not see it; absent where only the build knows it: then they do. */
  isApproved?: boolean
  /** On its way to the API. */
  isSending?: boolean
  /** Everything below it that the API counts, also what nobody may see; absent where unknown. */
  repliesCount?: number
}

/** A comment with those that answer it. */
export interface CommentBranch {
  comment: ThreadComment
  replies: CommentBranch[]
  /** True where the API counts more below it than is shown. */
  mayHaveMore: boolean
}

/** Depth to which a thread is indented; deeper replies stand in line with the last level. */
export const threadLevels = 3

/** The tree of a flat list, in the list's order. A reply whose parent is not there is left out. */
export function threadOf(comments: readonly ThreadComment[]): CommentBranch[] {
  const below = (id: number | null): CommentBranch[] =>
    comments
      .filter(({ parentId }) => parentId === id)
      .map((comment) => {
        const replies = below(comment.commentId)
        return { comment, replies, mayHaveMore: (comment.repliesCount ?? 0) > sizeOf(replies) }
      })
  return below(null)
}

/** How many comments a thread shows. */
export function sizeOf(branches: readonly CommentBranch[]): number {
  return branches.reduce((sum, { replies }) => sum + 1 + sizeOf(replies), 0)
}

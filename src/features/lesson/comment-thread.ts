export interface ThreadComment {
  commentId: number
  /** Null for a top-level comment. */
  parentId: number | null
  /** Empty if the API names no author. */
  author: string
  text: string
  /** ISO 8601. */
  writtenAt: string
  likesCount: number
  /** Id of the author, null after the account was deleted; absent in comments of the build. */
  userId?: number | null
  /** Written by the signed-in member. */
  isOwn?: boolean
  /** False while only its author sees it; absent in comments of the build, which are approved. */
  isApproved?: boolean
  /** Not confirmed by the API yet. */
  isSending?: boolean
  /** Direct replies that the API counts; absent if unknown. */
  repliesCount?: number
}

export interface CommentBranch {
  comment: ThreadComment
  replies: CommentBranch[]
  /** The API counts more replies than are shown. */
  mayHaveMore: boolean
}

/** Number of indented levels; deeper replies align with the last. */
export const threadLevels = 3

/** Builds the tree of a flat list, in its sequence. Replies without their parent are left out. */
export function threadOf(comments: readonly ThreadComment[]): CommentBranch[] {
  const below = (id: number | null): CommentBranch[] =>
    comments
      .filter(({ parentId }) => parentId === id)
      .map((comment) => {
        const replies = below(comment.commentId)
        return { comment, replies, mayHaveMore: (comment.repliesCount ?? 0) > replies.length }
      })
  return below(null)
}

export function sizeOf(branches: readonly CommentBranch[]): number {
  return branches.reduce((sum, { replies }) => sum + 1 + sizeOf(replies), 0)
}

/** Comments of a lesson from the build and from the API. */
export interface KnownComments {
  built: readonly ThreadComment[]
  /** Top-level comments read from the API. */
  freshTop: readonly ThreadComment[]
  /** Direct replies read from the API, by parent id. */
  freshReplies: Readonly<Record<number, readonly ThreadComment[]>>
  /** Next page of top-level comments; null after the last. */
  nextPage: number | null
  /** Number of top-level comments that were read but cannot be shown. */
  unshown: number
}

/** Comments that were read. */
export interface ReadComments {
  comments: readonly ThreadComment[]
  /** Number of comments that are there but cannot be shown. */
  unshown: number
}

/** A page of top-level comments, newest first. */
export interface TopLevelPage extends ReadComments {
  /** Null on the last page. */
  nextPage: number | null
}

/**
 * Puts together what was built and what was read.
 * @param pages the pages read so far; null before the first
 * @param freshReplies by parent id
 */
export function knownComments(
  built: readonly ThreadComment[],
  pages: readonly TopLevelPage[] | null,
  freshReplies: KnownComments['freshReplies'],
): KnownComments {
  // A comment that moved to the next page while it was read is listed once.
  const top = (pages ?? []).flatMap(({ comments }) => comments)
  const unique = new Map(top.map((comment) => [comment.commentId, comment]))
  const nextPage = pages === null ? 1 : (pages.at(-1)?.nextPage ?? null)
  const unshown = (pages ?? []).reduce((sum, page) => sum + page.unshown, 0)
  return { built, freshTop: [...unique.values()], freshReplies, nextPage, unshown }
}

/** What was read from the API, without deleted comments. */
export function withoutGone<Pages extends { pages: TopLevelPage[] }>(
  { pages, replies }: { pages: Pages; replies: KnownComments['freshReplies'] },
  gone: readonly number[],
): { pages: Pages; replies: KnownComments['freshReplies'] } {
  const isHere = ({ commentId }: ThreadComment) => !gone.includes(commentId)
  const left = pages.pages.map((page) => ({ ...page, comments: page.comments.filter(isHere) }))
  const answers = Object.entries(replies).map(([id, some]) => [id, some.filter(isHere)])
  return { pages: { ...pages, pages: left }, replies: Object.fromEntries(answers) }
}

/** All comments as a flat list: those of the API, and built ones for pages not read yet. */
export function shownComments(known: KnownComments): ThreadComment[] {
  const { built, freshTop, freshReplies, nextPage } = known
  const isFresh = ({ commentId }: ThreadComment) =>
    freshTop.some((comment) => comment.commentId === commentId)
  const builtTop = built.filter((comment) => comment.parentId === null && !isFresh(comment))
  const builtReplies = built.filter(({ parentId }) => parentId !== null && !freshReplies[parentId])
  return [
    ...freshTop,
    ...(nextPage === null ? [] : builtTop),
    ...Object.values(freshReplies).flat(),
    ...builtReplies,
  ]
}

/** The signed-in member's comments on a lesson. */
export interface MemberComments {
  /** User id; null if signed out. */
  owner: number | null
  own: readonly ThreadComment[]
  /** The comment being sent, shown optimistically. */
  sending: ThreadComment | null
  /** Ids of deleted comments, including unconfirmed deletions. */
  gone: readonly number[]
}

/** The comments as a member sees them: only own unapproved ones, the latest own ones first. */
export function visibleTo(
  comments: readonly ThreadComment[],
  { owner, own, sending, gone }: MemberComments,
): ThreadComment[] {
  const isHere = ({ commentId }: ThreadComment) => !gone.includes(commentId)
  const isMine = ({ userId }: ThreadComment) => owner !== null && userId === owner
  const others = comments
    .filter((comment) => comment.isApproved !== false || isMine(comment))
    .map((comment) => own.find(({ commentId }) => commentId === comment.commentId) ?? comment)
  const missing = own.filter(
    ({ commentId }) => !others.some((comment) => comment.commentId === commentId),
  )
  return [...(sending ? [sending] : []), ...missing, ...others]
    .filter(isHere)
    .map((comment) => (isMine(comment) ? { ...comment, isOwn: true } : comment))
}

/** Adds or replaces a saved comment. */
export function withComment(own: readonly ThreadComment[], saved: ThreadComment): ThreadComment[] {
  return [saved, ...own.filter(({ commentId }) => commentId !== saved.commentId)]
}

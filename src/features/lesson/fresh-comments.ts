import type { ThreadComment } from './comment-thread'

/** What is known of a lesson's comments: from the build, and from the API since. */
export interface KnownComments {
  built: readonly ThreadComment[]
  /** Comments that answer nobody, as far as the API has been asked. */
  freshTop: readonly ThreadComment[]
  /** Direct replies that the API was asked for, by the comment that they answer. */
  freshReplies: Readonly<Record<number, readonly ThreadComment[]>>
  /** Page of top-level comments to ask for next; null once all are known. */
  nextPage: number | null
}

/** What is known before the API has been asked. */
export function builtComments(built: readonly ThreadComment[]): KnownComments {
  return { built, freshTop: [], freshReplies: {}, nextPage: 1 }
}

/**
 * All comments to show, as a flat list: what the API said, and for what it has not been asked yet
 * what the build knew. A comment that the API no longer names is gone.
 */
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

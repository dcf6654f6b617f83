import { useRef } from 'react'
import { problemsOf } from '../../components/account/auth-problems'
import type { SubmitProblems } from '../../components/form/zod-form-options'
import type { AuthOutcome } from '../../session/auth-outcome'
import { ownRequest } from '../../session/own-request'
import { commentOnItsWay } from './comment-on-its-way'
import type { ThreadComment } from './comment-thread'
import type { OwnCommentsStory } from './use-own-comments'
import { type CommentWish, readOwnComments, writeComment } from './write-comment'

/** What the person's own comments were when a try began whose answer did not come. */
interface Doubt {
  known: readonly number[]
}

/**
 * Writes or rewrites a comment for `onSubmit` of a `ZodForm`: shown at once, taken out again where
 * it did not arrive. After an answer that never came it is looked for before it is sent again.
 */
export function useCommentWriting(
  { actor }: Pick<OwnCommentsStory, 'actor'>,
  onWritten: (comment: ThreadComment) => void,
): (wish: CommentWish) => Promise<SubmitProblems> {
  const doubt = useRef<Doubt | null>(null)
  return async (wish) => {
    const { own } = actor.getSnapshot().context
    const comment = commentOnItsWay(wish)
    if (comment) actor.send({ type: 'sending.began', comment })
    const outcome = await writeComment(ownRequest, wish, () =>
      arrivedIn(actor, wish, doubt.current),
    )
    actor.send({ type: 'sending.ended' })
    if (outcome.kind === 'done') {
      actor.send({ type: 'comment.kept', comment: outcome.data })
      onWritten(outcome.data)
      return {}
    }
    if (isUncertain(outcome)) doubt.current ??= { known: own.map(({ commentId }) => commentId) }
    const problems = problemsOf(outcome)
    return problems.form || problems.fields ? problems : { unsent: true }
  }
}

function isUncertain({ kind }: AuthOutcome<unknown>): boolean {
  return kind === 'unreachable' || kind === 'broken'
}

async function arrivedIn(
  actor: OwnCommentsStory['actor'],
  wish: CommentWish,
  doubt: Doubt | null,
): Promise<ThreadComment | undefined> {
  if (wish.kind !== 'add' || doubt === null) return undefined
  const { owner } = actor.getSnapshot().context
  const own = await readOwnComments(ownRequest, { postId: wish.postId, owner }).catch(() => [])
  return own.find(
    ({ commentId, parentId, text }) =>
      parentId === wish.parentId && text === wish.content && !doubt.known.includes(commentId),
  )
}

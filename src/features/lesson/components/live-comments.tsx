import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type CommentBranch, sizeOf, type ThreadComment, threadOf } from '../comment-thread'
import { shownComments } from '../fresh-comments'
import { liveCommentsMachine } from '../live-machines'
import { asSeenBy } from '../own-comments'
import { useOwnComments } from '../use-own-comments'
import { CommentActions } from './comment-actions'
import { CommentItem } from './comment-item'
import { CommentsFrame } from './comments-frame'
import { ConfirmRemoval } from './confirm-removal'
import { JoinIn } from './join-in'
import { MoreReplies } from './more-replies'

export interface LiveCommentsProps {
  postId: number
  /** Address of the lesson. */
  path: string
  /** Comments of the build, as a flat list. */
  comments: readonly ThreadComment[]
  /** The heart of a comment. */
  heartOf: (comment: ThreadComment) => ReactNode
}

/**
 * The thread as the API has it now, with what the person who is here wrote; until it answers, and
 * where it does not, as the build had it.
 */
export default function LiveComments({ postId, path, comments, heartOf }: LiveCommentsProps) {
  const [state, send] = useMachine(liveCommentsMachine, { input: { postId, built: comments } })
  const story = useOwnComments(postId)
  const { context } = state
  const thread = threadOf(asSeenBy(shownComments(context), story.state.context))
  const heading = useRef<HTMLParagraphElement>(null)
  const focusOn = useFocusOnComment()
  const belowOf = ({ comment: { commentId }, mayHaveMore }: CommentBranch) =>
    (mayHaveMore || context.freshReplies[commentId]) && (
      <MoreReplies
        commentId={commentId}
        onRead={(replies) => send({ type: 'replies.arrived', parentId: commentId, replies })}
      />
    )
  const actionsOf = (comment: ThreadComment) => (
    <CommentActions
      {...{ comment, postId, path, story }}
      heart={heartOf(comment)}
      onWritten={focusOn}
    />
  )
  return (
    <>
      <CommentsFrame
        heading={heading}
        count={sizeOf(thread)}
        hasMore={context.freshTop.length > 0 && context.nextPage !== null}
        isReading={state.matches('reading')}
        isBehind={state.matches('outOfReach')}
        onMore={() => send({ type: 'more.requested' })}
        onRetry={() => send({ type: 'retry.requested' })}
      >
        {thread.map((branch) => (
          <CommentItem
            key={branch.comment.commentId}
            branch={branch}
            belowOf={belowOf}
            actionsOf={actionsOf}
          />
        ))}
      </CommentsFrame>
      <JoinIn {...{ postId, path, story }} onWritten={focusOn} />
      <ConfirmRemoval story={story} onConfirmed={() => heading.current?.focus()} />
    </>
  )
}

/** Leads the focus to a comment that was just written: the form that had it is empty, or gone. */
function useFocusOnComment(): (id: number) => void {
  const [written, setWritten] = useState<{ id: number }>()
  useEffect(() => {
    if (written) document.getElementById(`sxolio-${written.id}`)?.focus()
  }, [written])
  return (id) => setWritten({ id })
}

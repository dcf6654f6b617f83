import { useMachine } from '@xstate/react'
import { type CommentBranch, sizeOf, type ThreadComment, threadOf } from '../comment-thread'
import { shownComments } from '../fresh-comments'
import { liveCommentsMachine } from '../live-machines'
import { CommentItem } from './comment-item'
import { CommentsFrame } from './comments-frame'
import { MoreReplies } from './more-replies'

export interface LiveCommentsProps {
  postId: number
  /** Comments of the build, as a flat list. */
  comments: readonly ThreadComment[]
}

/** The thread as the API has it now; until it answers, and where it does not, as the build had it. */
export default function LiveComments({ postId, comments }: LiveCommentsProps) {
  const [state, send] = useMachine(liveCommentsMachine, { input: { postId, built: comments } })
  const { context } = state
  const thread = threadOf(shownComments(context))
  const belowOf = ({ comment: { commentId }, mayHaveMore }: CommentBranch) =>
    (mayHaveMore || context.freshReplies[commentId]) && (
      <MoreReplies
        commentId={commentId}
        onRead={(replies) => send({ type: 'replies.arrived', parentId: commentId, replies })}
      />
    )
  return (
    <CommentsFrame
      count={sizeOf(thread)}
      hasMore={context.freshTop.length > 0 && context.nextPage !== null}
      isReading={state.matches('reading')}
      isBehind={state.matches('outOfReach')}
      onMore={() => send({ type: 'more.requested' })}
      onRetry={() => send({ type: 'retry.requested' })}
    >
      {thread.map((branch) => (
        <CommentItem key={branch.comment.commentId} branch={branch} belowOf={belowOf} />
      ))}
    </CommentsFrame>
  )
}

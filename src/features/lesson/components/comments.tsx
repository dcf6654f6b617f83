import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { absent } from '#lib/lazy/lazy'
import { useSession } from '#session/session'
import {
  type CommentBranch,
  shownComments,
  sizeOf,
  type ThreadComment,
  threadOf,
  visibleTo,
} from '../comment-thread'
import { guestComments } from '../member-comments-handle'
import { useLessonComments } from '../use-lesson-comments'
import { CommentActions } from './comment-actions'
import { CommentItem, CommentList } from './comment-list'
import { JoinIn } from './join-in'
import type { MemberCommentsProps } from './member-comments'
import { MoreReplies } from './more-replies'

const MemberComments = lazy<ComponentType<MemberCommentsProps>>(() =>
  import('./member-comments').catch(absent),
)

export interface CommentsProps {
  postId: number
  path: string
  /** Built comments as a flat list. */
  comments: readonly ThreadComment[]
  likeButtonOf: (comment: ThreadComment) => ReactNode
}

/** The current comments with those of the member; as built until the API answers, and on errors. */
export default function Comments({ postId, path, comments, likeButtonOf }: CommentsProps) {
  const { user } = useSession()
  const [memberComments, setMemberComments] = useState(guestComments)
  const fresh = useLessonComments(postId, comments, memberComments.gone)
  const { freshTop, freshReplies, nextPage, unshown } = fresh.known
  const thread = threadOf(visibleTo(shownComments(fresh.known), memberComments))
  const heading = useRef<HTMLParagraphElement>(null)
  const focusOn = useFocusOnComment()
  const belowOf = ({ comment: { commentId }, mayHaveMore }: CommentBranch) =>
    (mayHaveMore || freshReplies[commentId]) && (
      <MoreReplies state={fresh.repliesOf(commentId)} onLoad={() => fresh.loadReplies(commentId)} />
    )
  const actionsOf = (comment: ThreadComment) => (
    <CommentActions
      {...{ comment, postId, path, memberComments }}
      likeButton={likeButtonOf(comment)}
      onWritten={focusOn}
    />
  )
  return (
    <>
      <CommentList
        heading={heading}
        count={sizeOf(thread)}
        unshown={unshown}
        hasMore={freshTop.length > 0 && nextPage !== null}
        isReading={fresh.status === 'loading'}
        isOutdated={fresh.status === 'failed'}
        onMore={fresh.load}
        onRetry={fresh.load}
      >
        {thread.map((branch) => (
          <CommentItem
            key={branch.comment.commentId}
            branch={branch}
            belowOf={belowOf}
            actionsOf={actionsOf}
          />
        ))}
      </CommentList>
      <JoinIn {...{ postId, path, memberComments }} onWritten={focusOn} />
      {user && (
        <Suspense fallback={null}>
          <MemberComments key={user.id} {...{ postId, heading }} onChange={setMemberComments} />
        </Suspense>
      )}
    </>
  )
}

/** Moves focus to a saved comment, as its form is empty or gone. */
function useFocusOnComment(): (id: number) => void {
  const [written, setWritten] = useState<{ id: number }>()
  useEffect(() => {
    if (written) document.getElementById(`sxolio-${written.id}`)?.focus()
  }, [written])
  return (id) => setWritten({ id })
}

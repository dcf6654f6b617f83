/** @jsxImportSource theme-ui */
import { useMachine } from '@xstate/react'
import { MessagesSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../components/button'
import { problemMessages, problemText } from '../../../lib/http/problem-texts'
import { useText } from '../../../lib/i18n/texts'
import type { ThreadComment } from '../comment-thread'
import { lessonMessages } from '../lesson-texts'
import { liveRepliesMachine } from '../live-machines'
import { CommentsUnread } from '../read-comments'

interface MoreRepliesProps {
  commentId: number
  onRead: (replies: readonly ThreadComment[]) => void
}

/** Offers the replies to one comment that are not shown yet, and says what became of it. */
export function MoreReplies({ commentId, onRead }: MoreRepliesProps) {
  const text = useText(lessonMessages)
  const machine = liveRepliesMachine.provide({
    actions: { 'keep the replies': (_, replies) => onRead(replies) },
  })
  const [state, send] = useMachine(machine, { input: { commentId } })
  if (state.matches('unfolded')) return <AllShown />
  const isReading = state.matches('reading')
  return (
    <div sx={{ display: 'grid', gap: 2, justifyItems: 'start', mt: 3 }}>
      <Button
        variant='quiet'
        size='sm'
        busy={isReading}
        onClick={() => send({ type: 'replies.requested' })}
      >
        <MessagesSquare aria-hidden='true' size={18} />
        {text(isReading ? 'comments.loadingReplies' : 'comments.showReplies')}
      </Button>
      {state.matches('unread') && <WhyNot failure={state.context.failure} />}
    </div>
  )
}

/** Takes the focus from the button that is gone. */
function AllShown() {
  const text = useText(lessonMessages)
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus({ preventScroll: true }), [])
  return (
    <p
      ref={line}
      tabIndex={-1}
      sx={{ mt: 3, color: 'textMuted', fontSize: 'small', outline: 'none' }}
    >
      {text('comments.allReplies')}
    </p>
  )
}

function WhyNot({ failure }: { failure: unknown }) {
  const problems = useText(problemMessages)
  const problem = failure instanceof CommentsUnread ? failure.problem : null
  return (
    <p role='alert' sx={{ color: 'errorText', fontSize: 'small' }}>
      {problem ? problemText(problems, problem) : problems('failed')}
    </p>
  )
}

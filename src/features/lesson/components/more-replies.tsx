import { MessagesSquare } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { apiRequest } from '#lib/http/api-request'
import { problemMessages, problemText } from '#lib/http/problem-messages'
import { useText } from '#lib/i18n/messages'
import type { ThreadComment } from '../comment-thread'
import { CommentsError, readReplies } from '../comments-api'
import { lessonMessages } from '../lesson-messages'

interface MoreRepliesProps {
  commentId: number
  onRead: (replies: readonly ThreadComment[]) => void
}

type Replies = { status: 'collapsed' | 'loading' | 'loaded' } | { status: 'failed'; error: unknown }

/** Button that loads all replies to a comment. */
export function MoreReplies({ commentId, onRead }: MoreRepliesProps) {
  const text = useText(lessonMessages)
  const [replies, setReplies] = useState<Replies>({ status: 'collapsed' })
  const request = useRef<AbortController>()
  useEffect(() => () => request.current?.abort(), [])
  const load = () => {
    const controller = new AbortController()
    const { signal } = controller
    request.current = controller
    setReplies({ status: 'loading' })
    readReplies(apiRequest, { commentId, signal }).then(
      (read) => {
        if (signal.aborted) return
        setReplies({ status: 'loaded' })
        onRead(read)
      },
      (error) => {
        if (!signal.aborted) setReplies({ status: 'failed', error })
      },
    )
  }
  if (replies.status === 'loaded') return <AllReplies />
  const isLoading = replies.status === 'loading'
  return (
    <div sx={styles.moreReplies}>
      <Button variant='quiet' size='sm' busy={isLoading} onClick={load}>
        <MessagesSquare aria-hidden='true' size={18} />
        <span>{text(isLoading ? 'comments.loadingReplies' : 'comments.showReplies')}</span>
      </Button>
      {replies.status === 'failed' && <RepliesError error={replies.error} />}
    </div>
  )
}

/** Receives the focus of the removed button. */
function AllReplies() {
  const text = useText(lessonMessages)
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus({ preventScroll: true }), [])
  return (
    <p ref={line} tabIndex={-1} sx={styles.allReplies}>
      {text('comments.allReplies')}
    </p>
  )
}

function RepliesError({ error }: { error: unknown }) {
  const problems = useText(problemMessages)
  const problem = error instanceof CommentsError ? error.problem : null
  return (
    <p role='alert' sx={styles.text}>
      {problem ? problemText(problems, problem) : problems('failed')}
    </p>
  )
}

const styles = {
  moreReplies: { display: 'grid', gap: 2, justifyItems: 'start', mt: 3 },
  allReplies: { mt: 3, color: 'textMuted', fontSize: 'small', outline: 'none' },
  text: { color: 'errorText', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>

/** @jsxImportSource theme-ui */
import type { ReactNode, RefObject } from 'react'
import { Button } from '../../../components/button'
import { Notice } from '../../../components/notice'
import { useText } from '../../../lib/i18n/texts'
import { lessonMessages } from '../lesson-texts'

interface CommentsFrameProps {
  /** The line that says how many there are, for the focus. */
  heading: RefObject<HTMLParagraphElement>
  /** How many comments are shown. */
  count: number
  /** There are older ones that the API was not asked for yet. */
  hasMore: boolean
  isReading: boolean
  /** The API did not answer: what is shown is as old as the page. */
  isBehind: boolean
  onMore: () => void
  onRetry: () => void
  /** The comments that answer nobody. */
  children: ReactNode
}

/** What stands around the thread: how much there is, more of it, or why it may be old. */
export function CommentsFrame(props: CommentsFrameProps) {
  const { heading, count, hasMore, isReading, isBehind, onMore, onRetry, children } = props
  const text = useText(lessonMessages)
  return (
    <div sx={{ display: 'grid', gap: 4, mt: 4 }}>
      <p ref={heading} tabIndex={-1} sx={{ color: 'textMuted' }}>
        {count > 0 ? text('comments.count', { count }) : text('comments.none')}
      </p>
      {count > 0 && (
        <ul sx={{ display: 'grid', gap: 5, m: 0, p: 0, listStyle: 'none' }}>{children}</ul>
      )}
      {hasMore && !isBehind && (
        <div>
          <Button variant='secondary' busy={isReading} onClick={onMore}>
            {text(isReading ? 'comments.loadingMore' : 'comments.more')}
          </Button>
        </div>
      )}
      {isBehind && (
        <Notice
          tone='info'
          live
          action={
            <Button variant='secondary' size='sm' onClick={onRetry}>
              {text('comments.again')}
            </Button>
          }
        >
          {text('comments.stale')}
        </Notice>
      )}
    </div>
  )
}

import { MessagesSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { UnshownRows } from '#components/unshown-rows'
import { problemOf } from '#lib/http/problem'
import { problemMessages, problemText } from '#lib/http/problem-messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { lessonMessages } from '../lesson-messages'
import type { RepliesState } from '../use-lesson-comments'

interface MoreRepliesProps {
  /** Undefined until they are asked for. */
  state: RepliesState | undefined
  onLoad: () => void
}

/** Button that loads all replies to a comment. */
export function MoreReplies({ state, onLoad }: MoreRepliesProps) {
  const { t } = useTranslation(lessonMessages)
  if (state?.isRead) {
    return state.unshown > 0 ? (
      <UnshownRows kind='comments' count={state.unshown} />
    ) : (
      <AllReplies />
    )
  }
  const isReading = state?.isReading ?? false
  return (
    <div sx={styles.moreReplies}>
      <Button variant='quiet' size='sm' busy={isReading} onClick={onLoad}>
        <MessagesSquare aria-hidden='true' size={18} />
        <span>{t(isReading ? 'comments.loadingReplies' : 'comments.showReplies')}</span>
      </Button>
      {state?.error && <RepliesError error={state.error} />}
    </div>
  )
}

/** Receives the focus of the removed button. */
function AllReplies() {
  const { t } = useTranslation(lessonMessages)
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus({ preventScroll: true }), [])
  return (
    <p ref={line} tabIndex={-1} sx={styles.allReplies}>
      {t('comments.allReplies')}
    </p>
  )
}

function RepliesError({ error }: { error: Error }) {
  const { t: problems } = useTranslation(problemMessages)
  return (
    <p role='alert' sx={styles.repliesErrorText}>
      {problemText(problems, problemOf(error))}
    </p>
  )
}

const styles = {
  moreReplies: { display: 'grid', gap: 2, justifyItems: 'start', mt: 3 },
  allReplies: { mt: 3, color: 'textMuted', fontSize: 'small', outline: 'none' },
  repliesErrorText: { color: 'errorText', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>

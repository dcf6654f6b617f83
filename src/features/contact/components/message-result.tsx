import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button, LinkButton } from '#components/button'
import { Notice } from '#components/notice'
import { useSecondsLeft } from '#components/waiting-time'
import { publicPaths } from '#contract/paths/site-paths'
import { type ApiProblem, waitSeconds } from '#lib/http/problem'
import { problemMessages } from '#lib/http/problem-messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { now } from '#lib/time/clock'
import { contactMessages } from '../messages'

interface MessageSentProps {
  form: 'contact' | 'feedback'
  /** Address of the reply. */
  email: string
  onAnother: () => void
}

/** Confirmation with what happens next; receives focus. */
export function MessageSent({ form, email, onAnother }: MessageSentProps) {
  const { t } = useTranslation(contactMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div sx={cardStyle}>
      <CircleCheck aria-hidden='true' size={40} />
      <h3 ref={heading} tabIndex={-1} sx={styles.messageSentHeading}>
        {t(`sent.${form}.title`)}
      </h3>
      <p sx={styles.messageSentText}>{t(`sent.${form}.next`, { email })}</p>
      <div sx={styles.linkButtonRow}>
        <LinkButton to={publicPaths.blog}>{t('sent.lessons')}</LinkButton>
        <Button variant='secondary' onClick={onAnother}>
          {t(`sent.${form}.another`)}
        </Button>
      </div>
    </div>
  )
}

const cardStyle: ThemeUIStyleObject = {
  display: 'grid',
  gap: 3,
  p: [5, 6],
  borderRadius: 'card',
  bg: 'primaryTint',
  overflowWrap: 'anywhere',
  '& > svg': { color: 'primaryText' },
  'h3:focus': { outline: 'none' },
}

interface SendingProblemProps {
  problem: ApiProblem | null
  /** The device has no network. */
  isOffline: boolean
}

/** Why the message was not sent; receives focus when it appears. Fields show their own errors. */
export function SendingProblem({ problem, isOffline }: SendingProblemProps) {
  const { t } = useTranslation(contactMessages)
  const { t: problems } = useTranslation(problemMessages)
  const element = useRef<HTMLDivElement>(null)
  const secondsLeft = useSecondsLeft(waitSeconds(problem), 0, now)
  const isShown = problem !== null && problem.kind !== 'refused'
  useEffect(() => {
    if (isShown) element.current?.focus()
  }, [isShown])
  if (!isShown) return null
  const isRateLimited = problem.kind === 'rateLimited'
  const held =
    waitSeconds(problem) > 0
      ? t('problems.held', { count: Math.max(1, secondsLeft) })
      : t('problems.heldBack')
  const reason = problems(problem.kind === 'unreachable' ? 'unreachable' : 'failed')
  const sentence = isOffline ? t('problems.offline') : `${reason} ${t('problems.kept')}`
  return (
    <div ref={element} tabIndex={-1}>
      <Notice tone={isRateLimited ? 'warning' : 'error'} title={t('problems.keptTitle')}>
        {isRateLimited ? held : sentence}
      </Notice>
    </div>
  )
}

const styles = {
  messageSentHeading: { fontSize: 'h2' },
  messageSentText: { fontSize: 'lead' },
  linkButtonRow: { display: 'flex', flexWrap: 'wrap', gap: 3, mt: 3 },
} satisfies Record<string, ThemeUIStyleObject>

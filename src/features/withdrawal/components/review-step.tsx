import { useEffect, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { Notice } from '#components/notice'
import { useSecondsLeft } from '#components/waiting-time'
import { withdrawalReference } from '#contract/withdrawal/withdrawal'
import { timingOf } from '#contract/withdrawal/withdrawal-term'
import { useTranslation } from '#lib/i18n/use-translation'
import { now, serverNow } from '#lib/time/clock'
import { withdrawalMessages } from '../messages'
import { statementFacts } from '../statement-facts'
import type { WithdrawalFlow } from '../use-withdrawal'
import type { WithdrawalAttempt } from '../withdrawal-machine'
import { FactList } from './fact-list'

interface ReviewStepProps extends Pick<WithdrawalFlow, 'state' | 'send'> {
  attempt: WithdrawalAttempt
}

/** The second step: the statement as it will be sent, and the button that confirms it. */
export function ReviewStep({ state, send, attempt }: ReviewStepProps) {
  const { t } = useTranslation(withdrawalMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { statement } = attempt
  const timing = timingOf(statement.receivedOn, serverNow())
  return (
    <div sx={styles.step}>
      <h2 ref={heading} tabIndex={-1} sx={styles.reviewStepHeading}>
        {t('review.title')}
      </h2>
      <p>{t('review.lead')}</p>
      <div sx={styles.card}>
        <p>
          <strong>{t('state.declaration')}</strong>
        </p>
        <FactList facts={statementFacts(statement)} />
      </div>
      {timing === 'late' ? (
        <Notice tone='warning' title={t('review.late.title')}>
          {t('received.next.late')}
        </Notice>
      ) : (
        <p>{t(`received.next.${timing}`)}</p>
      )}
      <ReviewProblem state={state} attempt={attempt} />
      <div sx={styles.buttons}>
        <Button
          size='lg'
          busy={state.hasTag('busy')}
          held={state.matches({ reviewing: 'rateLimited' })}
          onClick={() => send({ type: 'confirmation.pressed' })}
        >
          {t('review.action')}
        </Button>
        {!state.hasTag('busy') && (
          <Button
            size='lg'
            variant='secondary'
            onClick={() => send({ type: 'correction.pressed' })}
          >
            {t('review.back')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Why the statement was not sent, or that it is unclear; receives focus when it appears. */
function ReviewProblem({ state, attempt }: Pick<ReviewStepProps, 'state' | 'attempt'>) {
  const { t } = useTranslation(withdrawalMessages)
  const element = useRef<HTMLDivElement>(null)
  const { waitSeconds } = state.context
  const isHeld = state.matches({ reviewing: 'rateLimited' })
  const count = Math.max(1, useSecondsLeft(isHeld ? (waitSeconds ?? 0) : 0, 0, now))
  const problem = problemIn(state)
  useEffect(() => {
    if (problem) element.current?.focus()
  }, [problem])
  if (!problem) return null
  const reference = withdrawalReference(attempt.key)
  const words = {
    rateLimited: () =>
      waitSeconds === null ? t('problems.heldBack') : t('problems.held', { count }),
    offline: () => t('problems.offline'),
    unsent: () => t('problems.unsent'),
    unclear: () => t('problems.unclear', { reference }),
  } satisfies Record<ReviewProblemKind, () => string>
  const isMild = problem === 'rateLimited' || problem === 'unclear'
  return (
    <div ref={element} tabIndex={-1}>
      <Notice
        tone={isMild ? 'warning' : 'error'}
        title={t(problem === 'unclear' ? 'problems.unclearTitle' : 'problems.title')}
      >
        {words[problem]()}
      </Notice>
    </div>
  )
}

const reviewProblems = ['rateLimited', 'offline', 'unsent', 'unclear'] as const
type ReviewProblemKind = (typeof reviewProblems)[number]

function problemIn(state: WithdrawalFlow['state']): ReviewProblemKind | undefined {
  return reviewProblems.find((reviewing) => state.matches({ reviewing }))
}

const styles = {
  step: { display: 'grid', gap: 4 },
  reviewStepHeading: { fontSize: 'h3', '&:focus': { outline: 'none' } },
  card: {
    p: [4, 5],
    border: '1px solid',
    borderColor: 'hairline',
    borderRadius: 'card',
    bg: 'raised',
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: 3 },
} satisfies Record<string, ThemeUIStyleObject>

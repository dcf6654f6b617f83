import { useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { useTranslation } from '#lib/i18n/use-translation'
import { dayOf } from '#lib/time/calendar-days'
import { now } from '#lib/time/clock'
import type { KeptCard } from '../learning-data'
import { practiceMessages } from '../practice-messages'
import type { Answer } from '../schedule'
import { CardAnswers, daysAhead } from './card-answers'

interface AnsweredCardProps {
  kept: KeptCard | undefined
  /** Whether the answer outlasts the page. */
  isStored: boolean
  onAnswer: (answer: Answer) => void
}

/** The two answers; after one of them, when the question comes again. */
export function AnsweredCard({ kept, isStored, onAnswer }: AnsweredCardProps) {
  const { t } = useTranslation(practiceMessages)
  const result = useRef<HTMLParagraphElement>(null)
  const at = now()
  const isAnswered = kept?.answeredAt != null && dayOf(kept.answeredAt) === dayOf(at)
  return (
    <>
      <p ref={result} role='status' tabIndex={-1} sx={styles.result}>
        {isAnswered &&
          (isStored
            ? t('lesson.next', { when: daysAhead(kept.due, at) })
            : t('lesson.answerNotKept'))}
      </p>
      {!isAnswered && (
        <CardAnswers
          onAnswer={(answer) => {
            onAnswer(answer)
            result.current?.focus()
          }}
        />
      )}
    </>
  )
}

const styles = {
  result: { fontWeight: 'medium', '&:empty': { m: 0 }, '&:focus': { outline: 'none' } },
} satisfies Record<string, ThemeUIStyleObject>

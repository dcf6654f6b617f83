import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { useTranslation } from '#lib/i18n/use-translation'
import { dayOf, daysBetween } from '#lib/time/calendar-days'
import { practiceMessages } from '../practice-messages'
import type { Answer } from '../schedule'

export function CardAnswers({ onAnswer }: { onAnswer: (answer: Answer) => void }) {
  const { t } = useTranslation(practiceMessages)
  return (
    <div sx={styles.answers}>
      <Button onClick={() => onAnswer('remembered')}>{t('remembered')}</Button>
      <Button variant='secondary' onClick={() => onAnswer('notYet')}>
        {t('notYet')}
      </Button>
    </div>
  )
}

/** In words when a card is asked next: tomorrow, in seven days. */
export function daysAhead(due: number, at: number): string {
  const days = daysBetween(dayOf(at), dayOf(due))
  const { text } = practiceMessages
  return days <= 1 ? text('when.tomorrow') : text('when.days', { count: days })
}

const styles = {
  answers: { display: 'flex', flexWrap: 'wrap', gap: 3 },
} satisfies Record<string, ThemeUIStyleObject>

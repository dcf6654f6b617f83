import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { dayOf, noonOf } from '#lib/time/calendar-days'
import { joyOf, practiceDayMessages } from '../day-joy'
import type { PracticeData } from '../learning-data'
import { practiceMessages } from '../practice-messages'
import { dueByDay, nextDueDay } from '../week'
import { daysAhead } from './card-answers'
import { JoyDrawing } from './joy-drawing'

interface NothingDueProps {
  data: PracticeData
  at: number
  /** The last card was answered here. */
  isDone: boolean
}

/** Where nothing is due: how to begin, the end of the day's cards, or when the next ones come. */
export function NothingDue({ data, at, isDone }: NothingDueProps) {
  const { t } = useTranslation(practiceMessages)
  const { t: ofDay } = useTranslation(practiceDayMessages)
  const today = dayOf(at)
  const next = nextDueDay(data, today)
  if (next === undefined) {
    return (
      <div sx={styles.panel}>
        <JoyDrawing scene='cards' />
        <h3>{t('today.emptyTitle')}</h3>
        <p data-part='words'>{t('today.emptyText')}</p>
        <LinkButton to={publicPaths.blog} size='lg'>
          {t('today.toLessons')}
        </LinkButton>
      </div>
    )
  }
  const coming = t('today.next', {
    when: daysAhead(+noonOf(next), at),
    cards: t('today.cards', { count: dueByDay(data, today).get(next) ?? 0 }),
  })
  if (!isDone && (data.days[today] ?? 0) === 0) {
    return (
      <EmptyState titleAs='h3' title={t('today.freeTitle')}>
        {coming}
      </EmptyState>
    )
  }
  const { scene, wording } = joyOf(today)
  return (
    <div sx={styles.panel}>
      <JoyDrawing scene={scene} />
      <h3>{t('today.doneTitle')}</h3>
      <p data-part='words'>{ofDay(`${scene}.${wording}`)}</p>
      <p data-part='next'>{coming}</p>
    </div>
  )
}

const styles = {
  panel: {
    display: 'grid',
    justifyItems: 'center',
    gap: 3,
    px: [4, 6],
    py: [4, 6],
    textAlign: 'center',
    '& > svg': { height: [120, 150] },
    '& > h3': { fontSize: 'h2' },
    '& > p': { maxWidth: 'narrow', textWrap: 'balance' },
    '& > [data-part=words]': { fontSize: 'lead' },
    '& > [data-part=next]': { color: 'textMuted' },
    '& > a': { mt: 3 },
  },
} satisfies Record<string, ThemeUIStyleObject>

import type { ThemeUIStyleObject } from 'theme-ui'
import { dropPath } from '#components/brand-mark'
import { VisuallyHidden } from '#components/visually-hidden'
import { useTranslation } from '#lib/i18n/use-translation'
import { dayOf, weekdayOf } from '#lib/time/calendar-days'
import { keyframes } from '#theme/styles'
import type { PracticeData } from '../learning-data'
import { practiceMessages } from '../practice-messages'
import { weekDays } from '../week'
import { dayInWords } from './week-view'

/** The last seven days, each a drop that is full where cards were answered; today's fills. */
export function WeekDrops({ data, at }: { data: PracticeData; at: number }) {
  const { t } = useTranslation(practiceMessages)
  const today = dayOf(at)
  return (
    <ol aria-label={t('week.heading')} sx={styles.week}>
      {weekDays(data, today)
        .slice(0, 7)
        .map((each) => (
          <li key={each.day} aria-current={each.day === today ? 'date' : undefined}>
            <VisuallyHidden>{dayInWords(each, each.day === today)}</VisuallyHidden>
            <svg aria-hidden='true' viewBox='-1 -1 26 26'>
              {each.done > 0 && <path d={dropPath} data-part='water' />}
              <path d={dropPath} data-part='edge' data-free={each.done === 0 || undefined} />
            </svg>
            <span aria-hidden='true'>{weekdayOf(each.day)}</span>
          </li>
        ))}
    </ol>
  )
}

const fill = keyframes({ from: { clipPath: 'inset(100% 0 0 0)' } })

const styles = {
  week: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: 1,
    width: '100%',
    maxWidth: 360,
    m: 0,
    p: 0,
    listStyle: 'none',
    color: 'textMuted',
    fontSize: 'caption',
    li: { position: 'relative', display: 'grid', justifyItems: 'center', gap: 1 },
    svg: { width: 30, height: 30 },
    '[aria-current]': { color: 'text', fontWeight: 'bold' },
    '[data-part=water]': { fill: 'primary', clipPath: 'inset(0)' },
    '[aria-current] [data-part=water]': { animation: `${fill} 700ms 150ms ease-out backwards` },
    '[data-part=edge]': { fill: 'none', stroke: 'primary', strokeWidth: 1.5 },
    '[data-free]': { stroke: 'control', strokeDasharray: '3 2.5' },
  },
} satisfies Record<string, ThemeUIStyleObject>

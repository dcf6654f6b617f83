import { CalendarDays, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { VisuallyHidden } from '#components/visually-hidden'
import { useTranslation } from '#lib/i18n/use-translation'
import { dayName, dayOf, noonOf, weekdayOf } from '#lib/time/calendar-days'
import { filled, groundEdge } from '#theme/forced-colours'
import type { PracticeData } from '../learning-data'
import { practiceMessages } from '../practice-messages'
import { isDayDone, type WeekDay, weekDays } from '../week'
import { Fold } from './fold'

/**
 * The last seven days with their answers and the next seven with their cards; the next ones alone where
 * the end of the day shows the last ones.
 */
export function WeekView({ data, at }: { data: PracticeData; at: number }) {
  const { t } = useTranslation(practiceMessages)
  const today = dayOf(at)
  const days = weekDays(data, today)
  const hasPast = !isDayDone(data, today)
  return (
    <Fold icon={CalendarDays} title={t(hasPast ? 'week.heading' : 'week.coming')}>
      {hasPast && (
        <div sx={styles.days}>
          <p sx={styles.daysLabel}>{t('week.past')}</p>
          <Days label={t('week.past')} days={days.slice(0, 7)} today={today} />
        </div>
      )}
      <div sx={styles.days}>
        {hasPast && <p sx={styles.daysLabel}>{t('week.coming')}</p>}
        <Days label={t('week.coming')} days={days.slice(7)} today={today} />
      </div>
      <ul aria-hidden='true' sx={styles.legend}>
        {hasPast && (
          <li>
            <Mark kind='done'>
              <Check size={14} />
            </Mark>
            <span>{t('week.legendDone')}</span>
          </li>
        )}
        <li>
          <Mark kind='due' />
          <span>{t('week.legendDue')}</span>
        </li>
        <li>
          <Mark kind='free' />
          <span>{t('week.legendFree')}</span>
        </li>
      </ul>
    </Fold>
  )
}

interface DaysProps {
  label: string
  days: readonly WeekDay[]
  today: string
}

function Days({ label, days, today }: DaysProps) {
  return (
    <ol aria-label={label} sx={styles.daysRow}>
      {days.map((each) => (
        <li key={each.day} aria-current={each.day === today ? 'date' : undefined}>
          <OneDay {...each} isToday={each.day === today} />
        </li>
      ))}
    </ol>
  )
}

function OneDay({ isToday, ...each }: WeekDay & { isToday: boolean }) {
  const { day, done, due } = each
  const kind = due > 0 ? 'due' : done > 0 ? 'done' : 'free'
  return (
    <>
      <VisuallyHidden>{dayInWords(each, isToday)}</VisuallyHidden>
      <span aria-hidden='true' className='weekday'>
        {weekdayOf(day)}
      </span>
      <span aria-hidden='true' className='date'>
        {noonOf(day).getDate()}
      </span>
      <Mark kind={kind}>{kind === 'done' ? <Check size={16} /> : due || null}</Mark>
    </>
  )
}

/** A day with what was answered on it and what is asked, in words. */
export function dayInWords({ day, done, due }: WeekDay, isToday: boolean): string {
  const { text } = practiceMessages
  const facts = [
    ...(done > 0 ? [text('week.done', { count: done })] : []),
    ...(due > 0 ? [text('week.due', { count: due })] : []),
  ]
  const name = isToday ? `${text('week.today')}, ${dayName(day)}` : dayName(day)
  return `${name}: ${facts.join(', ') || text('week.free')}`
}

interface MarkProps {
  kind: 'done' | 'due' | 'free'
  children?: ReactNode
}

function Mark({ kind, children }: MarkProps) {
  return (
    <span aria-hidden='true' data-kind={kind} sx={styles.mark}>
      {children}
    </span>
  )
}

const styles = {
  days: { display: 'grid', gap: 2 },
  daysLabel: { color: 'textMuted', fontSize: 'small' },
  daysRow: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: [1, 2],
    m: 0,
    p: 0,
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      gap: 1,
      py: 2,
      borderRadius: 'menu',
    },
    '& > [aria-current]': { bg: 'surface', boxShadow: 'low' },
    '.weekday': { color: 'textMuted', fontSize: 'caption' },
    '.date': { fontSize: 'small', fontVariantNumeric: 'tabular-nums' },
  },
  mark: {
    display: 'inline-grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: '50% 50% 50% 6px',
    fontSize: 'small',
    fontWeight: 'bold',
    '&[data-kind=done]': filled('primary'),
    '&[data-kind=due]': { bg: 'primaryTintStrong', color: 'primaryText', ...groundEdge },
    '&[data-kind=free]': { border: '1px dashed', borderColor: 'control' },
  },
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 4,
    rowGap: 2,
    m: 0,
    p: 0,
    listStyle: 'none',
    color: 'textMuted',
    fontSize: 'small',
    li: { display: 'flex', alignItems: 'center', gap: 2 },
    '[data-kind]': { width: 20, height: 20 },
  },
} satisfies Record<string, ThemeUIStyleObject>

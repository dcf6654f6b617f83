import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { type Day, dayOf, noonOf } from '#lib/time/calendar-days'
import { joyOf, practiceDayMessages } from '../day-joy'
import type { PracticeData } from '../learning-data'
import { readingStore, useLearner, useStored } from '../learning-store'
import { practiceMessages } from '../practice-messages'
import { askToContinue } from '../unfinished-lessons'
import { wayOn } from '../way-on'
import { dueByDay, nextDueDay } from '../week'
import { daysAhead } from './card-answers'
import { JoyDrawing } from './joy-drawing'
import { WeekDrops } from './week-drops'

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
      <EmptyState titleAs='h3' title={t('today.freeTitle')} action={<WayOnButton data={data} />}>
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
      <WeekDrops data={data} at={at} />
      <p data-part='next'>
        <span>{rememberedText(data, today)}</span> <span>{coming}</span>
      </p>
      <WayOnButton data={data} />
    </div>
  )
}

/** How much was remembered on a day; where it was nothing, that the cards were seen. */
function rememberedText({ days, remembered }: PracticeData, day: Day): string {
  const { text } = practiceMessages
  const all = days[day] ?? 0
  const count = remembered[day] ?? 0
  if (count === 0) return text('today.seen', { count: all })
  return all === 1 ? text('today.rememberedOne') : text('today.remembered', { count, all })
}

/** The one way on after the cards: the next lesson, a half-read one, or all lessons. */
function WayOnButton({ data }: { data: PracticeData }) {
  const { t } = useTranslation(practiceMessages)
  const reading = useStored(readingStore, useLearner())
  const way = wayOn(data, reading)
  if (!way) {
    return (
      <LinkButton to={publicPaths.blog} size='lg'>
        {t('today.toLessons')}
      </LinkButton>
    )
  }
  const { kind, title, path } = way
  return (
    <div sx={styles.wayOn}>
      <p id='way-on'>{t(`wayOn.${kind}`, { title })}</p>
      <LinkButton
        to={path}
        size='lg'
        aria-describedby='way-on'
        onClick={() => kind === 'unfinished' && askToContinue(path)}
      >
        {t(`wayOn.${kind}Action`)}
      </LinkButton>
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
  wayOn: { display: 'grid', justifyItems: 'center', gap: 3, mt: 3, p: { textWrap: 'balance' } },
} satisfies Record<string, ThemeUIStyleObject>

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
import { useReachable } from '../use-reachable'
import { type WayOn, waysOn } from '../way-on'
import { dueByDay, isDayDone, nextDueDay } from '../week'
import { daysAhead } from './card-answers'
import { JoyDrawing } from './joy-drawing'
import { WeekDrops } from './week-drops'

interface NothingDueProps {
  data: PracticeData
  at: number
}

/** Where nothing is due: how to begin, the end of the day's cards, or when the next ones come. */
export function NothingDue({ data, at }: NothingDueProps) {
  const { t } = useTranslation(practiceMessages)
  const { t: ofDay } = useTranslation(practiceDayMessages)
  const reading = useStored(readingStore, useLearner())
  const today = dayOf(at)
  const next = nextDueDay(data, today)
  if (next === undefined) {
    return (
      <div sx={styles.panel}>
        <JoyDrawing scene='cards' />
        <h3>{t('today.emptyTitle')}</h3>
        <p data-part='words'>{t('today.emptyText')}</p>
        <WayOnButton ways={[]} />
      </div>
    )
  }
  const ways = waysOn(data, reading)
  const coming = t('today.next', {
    when: daysAhead(+noonOf(next), at),
    cards: t('today.cards', { count: dueByDay(data, today).get(next) ?? 0 }),
  })
  if (!isDayDone(data, today)) {
    return (
      <EmptyState titleAs='h3' title={t('today.freeTitle')} action={<WayOnButton ways={ways} />}>
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
      <WayOnButton ways={ways} />
    </div>
  )
}

/** How much was remembered on a day; where it was nothing, that the cards were seen. */
function rememberedText({ days, remembered }: PracticeData, day: Day): string {
  const { text } = practiceDayMessages
  const all = days[day] ?? 0
  const count = remembered[day] ?? 0
  if (count === 0) return text('end.seen', { count: all })
  if (all === 1) return text('end.rememberedOne')
  return text(count === all ? 'end.rememberedAll' : 'end.remembered', { count, all })
}

/** The one way on: the first lesson that opens now, else all lessons, else what is said without a connection. */
function WayOnButton({ ways }: { ways: readonly WayOn[] }) {
  const { t } = useTranslation(practiceMessages)
  const { t: ofDay } = useTranslation(practiceDayMessages)
  const reachable = useReachable([...ways.map(({ path }) => path), publicPaths.blog])
  if (!reachable) return null
  const way = ways.find(({ path }) => reachable.includes(path))
  if (way) {
    const { kind, title, path } = way
    return (
      <div sx={styles.wayOn}>
        <p id='way-on'>{ofDay(`wayOn.${kind}`, { title })}</p>
        <LinkButton
          to={path}
          size='lg'
          aria-describedby='way-on'
          onClick={() => kind === 'unfinished' && askToContinue(path)}
        >
          {ofDay(`wayOn.${kind}Action`)}
        </LinkButton>
      </div>
    )
  }
  if (reachable.length > 0) {
    return (
      <LinkButton to={publicPaths.blog} size='lg'>
        {t('today.toLessons')}
      </LinkButton>
    )
  }
  return (
    <div sx={styles.wayOn}>
      <p>{ofDay('wayOn.offline')}</p>
      <LinkButton to={publicPaths.saved} size='lg' variant='secondary'>
        {ofDay('wayOn.saved')}
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

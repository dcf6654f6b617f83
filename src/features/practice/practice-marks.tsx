import { lazy, Suspense } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { SiteLink } from '#components/site-link'
import { VisuallyHidden } from '#components/visually-hidden'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { absent } from '#lib/lazy/lazy'
import { dayOf } from '#lib/time/calendar-days'
import { now } from '#lib/time/clock'
import { useSession } from '#session/session'
import { BegunSeries } from './components/begun-series'
import { ContinueReading as LessonsToReadOn } from './components/continue-reading'
import { SeriesProgress } from './components/series-progress'
import { dueCards } from './due-cards'
import { learnerOf } from './learner'
import { practiceStore, readingStore, useStored } from './learning-store'
import { practiceMessages } from './practice-messages'
import type { MarkProps, PracticeMarks } from './practice-slot'

const MemberHome = lazy(() =>
  import(/* webpackChunkName: "member-home" */ './components/member-home').catch(absent),
)

/** In place of the lesson of the day: what a member does first; else the lessons to read on. */
function ContinueReading(props: MarkProps['ContinueReading']) {
  const { user } = useSession()
  if (!user || props.isWide) return <LessonsToReadOn {...props} />
  return (
    <Suspense fallback={null}>
      <MemberHome place={props.place} />
    </Suspense>
  )
}

/** What fills each slot of this name (`PracticeSlot`). Loaded where something is stored, and on a member's home page. */
export const marks: PracticeMarks = {
  ReadMark,
  DueCards,
  ContinueReading,
  SeriesProgress,
  BegunSeries,
}

/** On the card of a lesson: that it was read. */
function ReadMark({ postId }: MarkProps['ReadMark']) {
  const { t } = useTranslation(practiceMessages)
  const reading = useStored(readingStore, learnerOf(useSession()))
  if (!reading?.read[postId]) return null
  return <span sx={styles.readMark}>{t('reading.read')}</span>
}

/** A link to the recall cards that are due, only while some are. */
function DueCards({ place, path }: MarkProps['DueCards']) {
  const { t } = useTranslation(practiceMessages)
  const session = useSession()
  const practice = useStored(practiceStore, learnerOf(session))
  const count = practice ? dueCards(practice, dayOf(now())).length : 0
  // A member's home page says it first of all.
  const isSaid = path === publicPaths.practice || (place === 'home' && session.user !== null)
  if (count === 0 || isSaid) return null
  return (
    <SiteLink to={publicPaths.practice} prefetch={false} sx={linkStyles[place]}>
      {place === 'row' ? (
        <VisuallyHidden>{t('due.today')}</VisuallyHidden>
      ) : (
        <span>{t('due.today')}</span>
      )}{' '}
      <strong>{t('due.cards', { count })}</strong>
    </SiteLink>
  )
}

const link = { display: 'flex', alignItems: 'center', gap: 2, textDecoration: 'none' } as const
const countPill = {
  px: 2,
  py: '2px',
  borderRadius: 'full',
  bg: 'primaryTintStrong',
  color: 'primaryText',
  fontSize: 'small',
}

const linkStyles = {
  row: {
    ...link,
    minHeight: 'touch',
    whiteSpace: 'nowrap',
    '&:hover': { textDecoration: 'underline' },
    strong: countPill,
  },
  menu: { ...link, strong: countPill },
  home: {
    ...link,
    minHeight: 'touch',
    px: 4,
    border: '1px solid',
    borderColor: 'cardEdge',
    borderRadius: 'full',
    bg: 'raised',
    boxShadow: 'high',
    strong: { color: 'primaryText' },
    '&:hover': { borderColor: 'primary' },
  },
} satisfies Record<MarkProps['DueCards']['place'], ThemeUIStyleObject>

const styles = {
  readMark: {
    display: 'block',
    px: 2,
    py: '2px',
    borderRadius: 'full',
    bg: 'raised',
    color: 'primaryText',
    fontSize: 'caption',
    fontWeight: 'bold',
  },
} satisfies Record<string, ThemeUIStyleObject>

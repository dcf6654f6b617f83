import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ThemeUIStyleObject } from 'theme-ui'
import { SiteLink } from '#components/site-link'
import { entityPathPrefixes, publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { dayOf } from '#lib/time/calendar-days'
import { now } from '#lib/time/clock'
import { ContinueReading } from './components/continue-reading'
import { SeriesProgress } from './components/series-progress'
import { dueCards } from './due-cards'
import { tellGuestCards } from './guest-cards-toast'
import { guestLearner, type Learner } from './learner'
import { practiceStore, readingStore, useStored } from './learning-store'
import { practiceMessages } from './practice-messages'

interface PracticeMarksProps {
  path: string
  learner: Learner
}

/**
 * What other pages show of a learner's data: which lessons were read, on their cards and of a topic's
 * series, where to read on, and how many recall cards are due, in the menu and on the home page. Loaded only where something is stored.
 * Nothing that is in view moves.
 */
export default function PracticeMarks({ path, learner }: PracticeMarksProps) {
  const practice = useStored(practiceStore, learner)
  const reading = useStored(readingStore, learner)
  const count = practice ? dueCards(practice, dayOf(now())).length : 0
  useEffect(() => {
    if (learner !== guestLearner) tellGuestCards(path)
  }, [learner, path])
  return (
    <>
      {reading && <ReadMarks read={reading.read} />}
      {reading && <ContinueReading key={`${path} ${learner}`} {...{ reading, learner }} />}
      {reading && <SeriesProgress key={`${path} ${learner} series`} read={reading.read} />}
      {count > 0 && path !== publicPaths.practice && <DueLinks key={path} count={count} />}
    </>
  )
}

/** The places of the layout and of the home page that get a link, by selector. */
const places = {
  // The row of page links on wide screens, and the menu of small ones.
  row: 'header .row',
  menu: 'header details nav',
  home: '[data-due-cards]',
} as const
type Place = keyof typeof places

function DueLinks({ count }: { count: number }) {
  const { t } = useTranslation(practiceMessages)
  const [found, setFound] = useState<readonly { name: Place; element: Element }[]>([])
  useEffect(() => {
    const names = Object.keys(places) as Place[]
    setFound(
      names.flatMap((name) => {
        const element = document.querySelector(places[name])
        return element ? [{ name, element }] : []
      }),
    )
  }, [])
  return (
    <>
      {found.map(({ name, element }) =>
        createPortal(
          <SiteLink to={publicPaths.practice} prefetch={false} sx={linkStyles[name]}>
            <span>{t('due.today')}</span> <strong>{t('due.cards', { count })}</strong>
          </SiteLink>,
          element,
          name,
        ),
      )}
    </>
  )
}

const lessonLink = `article a[data-card-link][href^="${entityPathPrefixes.blogPost}/"]`

/** A word on the picture of each lesson card whose lesson was read, also of those that appear later. */
function ReadMarks({ read }: { read: Readonly<Record<string, number>> }) {
  const { t } = useTranslation(practiceMessages)
  const [cards, setCards] = useState<readonly Element[]>([])
  useEffect(() => {
    const look = () => {
      // React would discard the HTML of a part that waits for its script, because of the mark in it.
      const isHydrated = (link: Element) => link.closest('[data-waits]') === null
      const links = [...document.querySelectorAll(lessonLink)].filter(isHydrated)
      const found = links.filter((link) => read[idOf(link)]).flatMap(articleOf)
      setCards((before) => (isSame(before, found) ? before : found))
    }
    let frame = 0
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    })
    look()
    const main = document.querySelector('main')
    if (main)
      observer.observe(main, { childList: true, subtree: true, attributeFilter: ['data-waits'] })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [read])
  return (
    <>
      {cards.map((card, index) =>
        createPortal(
          <span data-read='' sx={styles.readMark}>
            {t('reading.read')}
          </span>,
          card,
          `${index}`,
        ),
      )}
    </>
  )
}

const idOf = (link: Element) => link.getAttribute('href')?.match(/\d+/)?.[0] ?? ''
const articleOf = (link: Element) => link.closest('article') ?? []

function isSame(cards: readonly Element[], others: readonly Element[]): boolean {
  return cards.length === others.length && cards.every((card, index) => card === others[index])
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
  // At the end of the row, without adding to its height.
  row: {
    ...link,
    width: 'max-content',
    height: 40,
    mt: '-40px',
    ml: 'auto',
    fontSize: 'small',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: '-4px' },
    strong: countPill,
  },
  menu: { ...link, strong: countPill },
  home: {
    ...link,
    position: 'absolute',
    left: [4, null, 5, 6],
    top: 0,
    minHeight: 'touch',
    px: 4,
    transform: 'translateY(-50%)',
    border: '1px solid',
    borderColor: 'cardEdge',
    borderRadius: 'full',
    bg: 'raised',
    boxShadow: 'high',
    strong: { color: 'primaryText' },
    '&:hover': { borderColor: 'primary' },
  },
} satisfies Record<Place, ThemeUIStyleObject>

const styles = {
  readMark: {
    position: 'absolute',
    top: 2,
    left: 2,
    px: 2,
    py: '2px',
    borderRadius: 'full',
    bg: 'raised',
    color: 'primaryText',
    fontSize: 'caption',
    fontWeight: 'bold',
  },
} satisfies Record<string, ThemeUIStyleObject>

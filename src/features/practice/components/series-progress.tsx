import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { SeriesCard } from '#components/series-card'
import {
  cardsPerPage,
  entityPathPrefixes,
  listPagePath,
  publicPaths,
} from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import type { ReadingData } from '../learning-data'
import { practiceMessages } from '../practice-messages'

interface SeriesProgressProps {
  read: ReadingData['read']
}

/**
 * How much of a topic's series was read, and its next lesson, in the place that the page of the
 * topic has for them (src/features/blog/topic-series.tsx), on top of what it shows to everybody. Not
 * while that has the focus.
 */
export function SeriesProgress({ read }: SeriesProgressProps) {
  const { t } = useTranslation(practiceMessages)
  const [slot, setSlot] = useState<HTMLElement>()
  useEffect(() => {
    const found = document.querySelector<HTMLElement>('[data-series]')
    if (found && !found.contains(document.activeElement)) setSlot(found)
  }, [])
  const { series = '', seriesPath = '' } = slot?.dataset ?? {}
  const ids = series.split(' ')
  const lessons = ids.map((id) => read[id] !== undefined)
  const count = lessons.filter(Boolean).length
  if (!slot || count === 0) return null
  const at = lessons.indexOf(false)
  const next =
    at === -1
      ? { label: t('series.done'), title: t('series.practice'), path: publicPaths.practice }
      : { label: t('series.next'), ...lessonAt(ids[at] ?? '', at) }
  return createPortal(
    <div data-part='progress'>
      <SeriesCard
        state={t('series.read', { count, all: ids.length })}
        lessons={lessons}
        {...next}
      />
    </div>,
    slot,
  )

  /** As its card on the page has it; a lesson of a further page is found there. */
  function lessonAt(id: string, place: number) {
    const card = document.querySelector(
      `article [data-card-link][href^="${entityPathPrefixes.blogPost}/${id}/"]`,
    )
    const page = Math.floor(place / cardsPerPage) + 1
    return {
      title: card?.textContent || t('series.number', { number: place + 1 }),
      path: card?.getAttribute('href') ?? listPagePath(seriesPath, page),
    }
  }
}

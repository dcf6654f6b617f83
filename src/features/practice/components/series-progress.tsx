import { SeriesCard } from '#components/series-card'
import { cardsPerPage, listPagePath, publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { useSession } from '#session/session'
import { learnerOf } from '../learner'
import { readingStore, useStored } from '../learning-store'
import { practiceMessages } from '../practice-messages'
import type { MarkProps } from '../practice-slot'
import { useIsFree } from './continue-reading'

/** How much of a topic's series was read, and its next lesson. */
export function SeriesProgress(props: MarkProps['SeriesProgress']) {
  const { place, name, path, series, lessons } = props
  const { t } = useTranslation(practiceMessages)
  const reading = useStored(readingStore, learnerOf(useSession()))
  const isFree = useIsFree(place)
  const read = series.map((id) => reading?.read[id] !== undefined)
  const count = read.filter(Boolean).length
  if (!isFree || count === 0) return null
  const at = read.indexOf(false)
  const next =
    at === -1
      ? { label: t('series.done'), title: t('series.practice'), path: publicPaths.practice }
      : { label: t('series.next'), ...lessonAt(at) }
  return (
    <div>
      <SeriesCard
        name={name}
        state={t('series.read', { count, all: series.length })}
        lessons={read}
        {...next}
      />
    </div>
  )

  /** A lesson of a further page of the list is found there. */
  function lessonAt(index: number) {
    const page = Math.floor(index / cardsPerPage) + 1
    const { title, path: at } = lessons[index] ?? {
      title: t('series.number', { number: index + 1 }),
      path: listPagePath(path, page),
    }
    return { title, path: at }
  }
}

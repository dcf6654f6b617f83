import { useSession } from '#session/session'
import { learnerOf } from '../learner'
import type { ReadingData } from '../learning-data'
import { readingStore, useStored } from '../learning-store'
import type { MarkProps, TopicSeries } from '../practice-slot'
import { SeriesProgress } from './series-progress'

/** How much was read of the series that was read in last, and its next lesson. */
export function BegunSeries({ place, all }: MarkProps['BegunSeries']) {
  const reading = useStored(readingStore, learnerOf(useSession()))
  const begun = reading && lastBegun(all, reading.read)
  if (!begun) return null
  return <SeriesProgress key={begun.path} place={place} {...begun} />
}

/** The series read in last; one that was read to its end only where no other is begun. */
function lastBegun(
  all: readonly TopicSeries[],
  read: ReadingData['read'],
): TopicSeries | undefined {
  const begun = all.flatMap((one) => {
    const moments = one.series.flatMap((id) => read[id] ?? [])
    const isWhole = moments.length === one.series.length
    return moments.length > 0 ? [{ one, isWhole, last: Math.max(...moments) }] : []
  })
  begun.sort((a, b) => Number(a.isWhole) - Number(b.isWhole) || b.last - a.last)
  return begun[0]?.one
}

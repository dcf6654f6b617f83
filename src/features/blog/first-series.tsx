import type { ReactNode } from 'react'
import type { Replacement } from '#components/replaceable'
import type { LessonSummary } from './blog-summaries'
import { TopicSeries } from './topic-series'

interface SeriesOfTopic {
  /** The topic's name, and the path of its list. */
  name: string
  path: string
  /** Ids of all its lessons in their order. */
  series: readonly number[]
  /** Those on the first page of the list. */
  lessons: readonly Pick<LessonSummary, 'title' | 'path'>[]
}

export interface FirstSeriesProps {
  topics: readonly (Omit<SeriesOfTopic, 'lessons'> & {
    firstPage: Pick<SeriesOfTopic, 'lessons'> | null
  })[]
  /** What one who has read some of a series sees instead. */
  progress: (all: readonly SeriesOfTopic[]) => Replacement
}

/** The beginning of the first topic's series, or what the learner has begun of all. */
export default function FirstSeries({ topics, progress }: FirstSeriesProps): ReactNode {
  const all = topics
    .filter(({ series }) => series.length > 1)
    .map(({ firstPage, ...topic }) => ({ ...topic, lessons: firstPage?.lessons ?? [] }))
  const [topic] = all
  const first = topic?.lessons[0]
  if (!topic || !first) return null
  const { name, series } = topic
  return <TopicSeries {...{ name, first }} count={series.length} progress={progress(all)} />
}

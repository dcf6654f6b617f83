import type { ThemeUIStyleObject } from 'theme-ui'
import { SeriesCard } from '#components/series-card'
import { StaticPart } from '#components/static-part'
import { useTranslation } from '#lib/i18n/use-translation'
import type { LessonSummary } from './blog-summaries'
import { seriesMessages } from './series-messages'

interface TopicSeriesProps {
  /** Path of the topic's list. */
  path: string
  /** Ids of all lessons of the topic, in their order. */
  series: readonly number[]
  first: Pick<LessonSummary, 'title' | 'path'>
}

/**
 * The beginning of a topic's series. Whoever has read some of it sees how much, and the next lesson,
 * in the same place: src/features/practice adds that.
 */
export function TopicSeries({ path, series, first }: TopicSeriesProps) {
  const { t } = useTranslation(seriesMessages)
  return (
    <div data-series={series.join(' ')} data-series-path={path} sx={styles.topicSeries}>
      <StaticPart>
        <SeriesCard
          state={t('count', { count: series.length })}
          lessons={series.map(() => false)}
          label={t('begin')}
          title={first.title}
          path={first.path}
        />
      </StaticPart>
    </div>
  )
}

const styles = {
  topicSeries: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > *': { gridArea: '1 / 1' },
    '&:has(> [data-part=progress]) > :not([data-part=progress])': { visibility: 'hidden' },
  },
} satisfies Record<string, ThemeUIStyleObject>

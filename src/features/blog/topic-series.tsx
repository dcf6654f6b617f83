import type { ThemeUIStyleObject } from 'theme-ui'
import { idleLazy } from '#components/idle-lazy'
import { StaticPart } from '#components/static-part'
import type { SeriesStartProps } from './series-start'

/** Its HTML is the build's; only a page that is opened by a link needs the script. */
const SeriesStart = idleLazy<SeriesStartProps>(
  () => import(/* webpackChunkName: "series-start" */ './series-start'),
)

interface TopicSeriesProps {
  /** Path of the topic's list. */
  path: string
  /** Ids of all lessons of the topic, in their order. */
  series: readonly number[]
  first: SeriesStartProps['first']
}

/**
 * The beginning of a topic's series. Who has read some of it sees how much, and the next lesson, in
 * the same place: src/features/practice adds that.
 */
export function TopicSeries({ path, series, first }: TopicSeriesProps) {
  return (
    <div data-series={series.join(' ')} data-series-path={path} sx={styles.topicSeries}>
      <StaticPart>
        <SeriesStart count={series.length} first={first} />
      </StaticPart>
    </div>
  )
}

const styles = {
  topicSeries: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The height of the card.
    minHeight: [162, null, 100],
    '& > *': { gridArea: '1 / 1' },
    '&:has(> [data-part=progress]) > :not([data-part=progress])': { visibility: 'hidden' },
  },
} satisfies Record<string, ThemeUIStyleObject>

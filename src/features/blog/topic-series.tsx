import type { ThemeUIStyleObject } from 'theme-ui'
import { idleLazy } from '#components/idle-lazy'
import { Replaceable, type Replacement } from '#components/replaceable'
import { StaticPart } from '#components/static-part'
import type { SeriesStartProps } from './series-start'

/** Its HTML is the build's; only a page that is opened by a link needs the script. */
const SeriesStart = idleLazy<SeriesStartProps>(() => import('./series-start'))

interface TopicSeriesProps extends SeriesStartProps {
  /** What one who has read some of it sees instead. */
  progress: Replacement | undefined
}

/** The beginning of a topic's series. */
export function TopicSeries({ progress, ...start }: TopicSeriesProps) {
  return (
    <Replaceable by={progress} sx={styles.topicSeries}>
      <StaticPart>
        <SeriesStart {...start} />
      </StaticPart>
    </Replaceable>
  )
}

const styles = {
  // The height of the card.
  topicSeries: { minHeight: [162, null, 100] },
} satisfies Record<string, ThemeUIStyleObject>

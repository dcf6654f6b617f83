/** @jsxImportSource theme-ui */

import { tilesStyle } from './components/tiles-style'
import type { TopicTileContent } from './topic-summary'
import { TopicTile } from './topic-tile'

interface TopicTilesProps {
  topics: readonly TopicTileContent[]
  titleAs?: 'h2' | 'h3'
}

/** Topics side by side. */
export function TopicTiles({ topics, titleAs = 'h3' }: TopicTilesProps) {
  return (
    <ul sx={tilesStyle}>
      {topics.map((topic) => (
        <li key={topic.categoryId}>
          <TopicTile topic={topic} titleAs={titleAs} />
        </li>
      ))}
    </ul>
  )
}

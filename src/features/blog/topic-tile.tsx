/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import { Card } from '../../components/card'
import { CardTitle } from '../../components/card-title'
import { Picture } from '../../components/picture'
import { useText } from '../../lib/i18n/texts'
import { blogMessages } from './blog-texts'
import type { TopicTileContent } from './topic-summary'

interface TopicTileProps {
  topic: TopicTileContent
  titleAs?: 'h2' | 'h3'
  /** Further topics below it, above the tile's own link. */
  children?: ReactNode
}

/** A topic as a tinted tile: picture, name, how many lessons, one sentence. */
export function TopicTile({ topic, titleAs = 'h3', children }: TopicTileProps) {
  const text = useText(blogMessages)
  const { path, name, summary, tileImage, lessonCount } = topic
  return (
    <Card as='article' tone='green'>
      <div sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
        <div sx={{ flex: '0 0 72px', borderRadius: 'menu', overflow: 'hidden' }}>
          <Picture kind='topic' image={tileImage} alt='' />
        </div>
        <div sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
          <CardTitle as={titleAs} to={path} prefetch={false}>
            {name}
          </CardTitle>
          <p sx={{ color: 'textMuted', fontSize: 'small' }}>
            {text('lessonCount', { count: lessonCount })}
          </p>
        </div>
      </div>
      <p sx={{ mt: 1, color: 'textMuted' }}>{summary}</p>
      {children}
    </Card>
  )
}

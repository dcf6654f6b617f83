import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Card, CardTitle } from '#components/card'
import { Picture } from '#components/picture'
import { useTranslation } from '#lib/i18n/use-translation'
import { blogMessages } from './blog-messages'
import type { TopicTileContent } from './blog-summaries'

interface TopicTileProps {
  topic: TopicTileContent
  titleAs?: 'h2' | 'h3'
  /** Subtopics, whose links stay above the tile's own link. */
  children?: ReactNode
}

/** A topic as a tile: picture, name, number of lessons and summary. */
export function TopicTile({ topic, titleAs = 'h3', children }: TopicTileProps) {
  const { t } = useTranslation(blogMessages)
  const { path, name, summary, tileImage, lessonCount } = topic
  return (
    <Card as='article' tone='green'>
      <div sx={styles.topicTileRow}>
        <div sx={styles.pictureBox}>
          <Picture kind='topic' image={tileImage} alt='' />
        </div>
        <div sx={styles.cardTitleRow}>
          <CardTitle as={titleAs} to={path} prefetch={false}>
            {name}
          </CardTitle>
          <p sx={styles.lessonCount}>{t('lessonCount', { count: lessonCount })}</p>
        </div>
      </div>
      <p sx={styles.topicTileText}>{summary}</p>
      {children}
    </Card>
  )
}

/** Up to three tiles in a row; the last row fills the width. */
export const tilesStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: [3, null, 4, 5],
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { flex: '1 1 max(280px, 30%)', minWidth: 0 },
}

const styles = {
  topicTileRow: { display: 'flex', gap: 4, alignItems: 'center' },
  pictureBox: { flex: '0 0 72px', borderRadius: 'menu', overflow: 'hidden' },
  cardTitleRow: { display: 'grid', gap: 1, minWidth: 0 },
  lessonCount: { color: 'textMuted', fontSize: 'small' },
  topicTileText: { mt: 1, color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>

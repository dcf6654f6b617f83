import { Clock } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Badge } from '#components/badge'
import { Card, CardTitle } from '#components/card'
import { CardFavourite } from '#components/card-favourite'
import { Picture } from '#components/picture'
import { useTranslation } from '#lib/i18n/use-translation'
import { blogMessages } from './blog-messages'
import type { CardLesson, LessonSummary } from './blog-summaries'

interface LessonGridProps {
  lessons: readonly CardLesson[]
  titleAs?: 'h2' | 'h3'
  /** Number of the first lesson, where they are a series. */
  from?: number
  markOf?: MarkOf | undefined
}

/** What stands on the card of a lesson for whom it is of interest, e.g. that it was read. */
export type MarkOf = (postId: number) => ReactNode

/** Grid of lesson cards: three columns, two on tablets; on phones rows with a square picture. */
export function LessonGrid({ lessons, titleAs = 'h3', from, markOf }: LessonGridProps) {
  const List = from ? 'ol' : 'ul'
  return (
    <List start={from} sx={gridStyle}>
      {lessons.map((lesson) => (
        <li key={lesson.postId} sx={styles.lessonGrid}>
          <LessonCard lesson={lesson} titleAs={titleAs} mark={markOf?.(lesson.postId)} />
        </li>
      ))}
    </List>
  )
}

/** Width of the square picture on phones, and its distance from the edges of the card. */
const picture = { width: 'clamp(88px, 29vw, 140px)', inset: '14px' }

const threeInRow = 'repeat(3, minmax(0, 1fr))'

const gridStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: ['1fr', '1fr 1fr', null, threeInRow],
  // Exactly three cards share one row on tablets.
  '&:has(> :nth-of-type(3):last-of-type)': { gridTemplateColumns: [null, null, threeInRow] },
  gap: [3, 4, null, 5],
  m: 0,
  p: 0,
  listStyle: 'none',
  '@media (max-width: 639.98px)': {
    article: { flexDirection: 'row' },
    'article > :is(img, span)': {
      flex: `0 0 ${picture.width}`,
      width: 0,
      m: `${picture.inset} 0 auto ${picture.inset}`,
      borderRadius: 'menu',
      aspectRatio: '1',
    },
    'article > div:not([data-mark])': { gap: '6px', p: picture.inset },
    // Over the picture.
    'article > [data-mark]': { top: 20, left: 20 },
    '[data-heart]': {
      top: picture.inset,
      left: picture.inset,
      width: picture.width,
      aspectRatio: '1',
    },
    p: { fontSize: 'small' },
  },
}

interface LessonCardProps {
  lesson: CardLesson
  titleAs?: 'h2' | 'h3'
  mark: ReactNode
}

/** A lesson card: picture, minutes, title and summary. */
function LessonCard({ lesson, titleAs = 'h3', mark }: LessonCardProps) {
  const { postId, path, title, summary, cardImage } = lesson
  const Favourite = useContext(CardFavourite)
  const picture = <Picture kind='lessonCard' image={cardImage} alt='' />
  return (
    <Card as='article' tone='green' picture={picture} mark={mark}>
      <LessonFacts {...lesson} />
      <CardTitle as={titleAs} to={path}>
        {title}
      </CardTitle>
      <p data-part='summary' sx={styles.lessonCardText}>
        {summary}
      </p>
      <Favourite kind='posts' id={postId} name={title} />
    </Card>
  )
}

export function LessonFacts({ minutes, topicName }: Pick<LessonSummary, 'minutes' | 'topicName'>) {
  const { t } = useTranslation(blogMessages)
  return (
    <p sx={styles.lessonFactsText}>
      <Badge tone='primary' icon={<Clock aria-hidden='true' />}>
        {t('minutes', { count: minutes })}
      </Badge>
      <span sx={styles.lessonFactsLabel}>{topicName}</span>
    </p>
  )
}

const styles = {
  lessonGrid: { minWidth: 0 },
  lessonCardText: { color: 'textMuted' },
  lessonFactsText: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 3,
    rowGap: 1,
  },
  lessonFactsLabel: { color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>

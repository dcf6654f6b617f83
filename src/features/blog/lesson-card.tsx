/** @jsxImportSource theme-ui */
import { Card } from '../../components/card'
import { CardTitle } from '../../components/card-title'
import { Picture } from '../../components/picture'
import { LessonFacts } from './components/lesson-facts'
import type { CardLesson } from './lesson-summary'

interface LessonCardProps {
  lesson: CardLesson
  titleAs?: 'h2' | 'h3'
}

/** A lesson among others: picture, minutes, title and one sentence. */
export function LessonCard({ lesson, titleAs = 'h3' }: LessonCardProps) {
  const { path, title, summary, cardImage } = lesson
  const picture = <Picture kind='lessonCard' image={cardImage} alt='' />
  return (
    <Card as='article' tone='green' picture={picture}>
      <LessonFacts {...lesson} />
      <CardTitle as={titleAs} to={path}>
        {title}
      </CardTitle>
      <p sx={{ color: 'textMuted' }}>{summary}</p>
    </Card>
  )
}

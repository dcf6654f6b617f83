/** @jsxImportSource theme-ui */
import { Card } from '../../shared/ui/card'
import { CardTitle } from '../../shared/ui/card-title'
import { Picture } from '../../shared/ui/picture'
import type { CardLesson } from './lesson-summary'
import { LessonFacts } from './parts/lesson-facts'

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

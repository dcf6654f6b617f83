/** @jsxImportSource theme-ui */
import { Card } from '../../shared/ui/card'
import { CardTitle } from '../../shared/ui/card-title'
import { Picture } from '../../shared/ui/picture'
import type { LessonSummary } from './lesson-summary'
import { LessonFacts } from './parts/lesson-facts'

interface LessonCardProps {
  lesson: LessonSummary
  titleAs?: 'h2' | 'h3'
}

// On phones it is as high as the words beside it, and cut at its sides.
const pictureSizes =
  '(min-width: 1280px) 384px, (min-width: 768px) 33vw, (min-width: 640px) 50vw, 270px'

/** A lesson among others: picture, minutes, title and one sentence. */
export function LessonCard({ lesson, titleAs = 'h3' }: LessonCardProps) {
  const { path, title, summary, picturePath } = lesson
  const picture = (
    <Picture source={picturePath} alt='' width={396} height={264} sizes={pictureSizes} />
  )
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

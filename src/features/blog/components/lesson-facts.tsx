/** @jsxImportSource theme-ui */
import { Clock } from 'lucide-react'
import { Badge } from '../../../components/badge'
import { useText } from '../../../lib/i18n/texts'
import { blogMessages } from '../blog-texts'
import type { LessonSummary } from '../lesson-summary'

/** How long a lesson takes and what it is about. */
export function LessonFacts({ minutes, topicName }: Pick<LessonSummary, 'minutes' | 'topicName'>) {
  const text = useText(blogMessages)
  return (
    <p sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <Badge tone='primary' icon={<Clock aria-hidden='true' />}>
        {text('minutes', { count: minutes })}
      </Badge>
      <span sx={{ color: 'textMuted', fontSize: 'small' }}>{topicName}</span>
    </p>
  )
}

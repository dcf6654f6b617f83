/** @jsxImportSource theme-ui */
import { Clock } from 'lucide-react'
import { useText } from '../../../shared/i18n/texts'
import { Badge } from '../../../shared/ui/badge'
import { blogTexts } from '../blog-texts'
import type { LessonSummary } from '../lesson-summary'

/** How long a lesson takes and what it is about. */
export function LessonFacts({ minutes, topicName }: Pick<LessonSummary, 'minutes' | 'topicName'>) {
  const text = useText(blogTexts)
  return (
    <p sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <Badge tone='primary' icon={<Clock aria-hidden='true' />}>
        {text('minutes', { count: minutes })}
      </Badge>
      <span sx={{ color: 'textMuted', fontSize: 'small' }}>{topicName}</span>
    </p>
  )
}

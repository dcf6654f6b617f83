/** @jsxImportSource theme-ui */

import { Badge } from '../../../components/badge'
import { useText } from '../../../lib/i18n/texts'
import { lessonMessages } from '../lesson-texts'

/** The lesson's labels. */
export function LessonTags({ tags }: { tags: readonly string[] }) {
  const text = useText(lessonMessages)
  if (tags.length === 0) return null
  return (
    <ul
      aria-label={text('tags')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}
    >
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  )
}

/** @jsxImportSource theme-ui */
import { useText } from '../../../shared/i18n/texts'
import { Badge } from '../../../shared/ui/badge'
import { lessonTexts } from '../lesson-texts'

/** The lesson's labels. */
export function LessonTags({ tags }: { tags: readonly string[] }) {
  const text = useText(lessonTexts)
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

/** @jsxImportSource theme-ui */

import { Avatar } from '../../../components/avatar'
import { useText } from '../../../lib/i18n/texts'
import type { LessonAuthor } from '../lesson-content'
import { lessonMessages } from '../lesson-texts'

/** Who wrote the lesson, in a few words. */
export function AuthorCard({ author }: { author: LessonAuthor }) {
  const text = useText(lessonMessages)
  return (
    <section
      aria-label={text('authorHeading')}
      sx={{
        display: 'flex',
        gap: 4,
        alignItems: 'flex-start',
        pt: 5,
        borderTop: '1px solid',
        borderColor: 'hairline',
      }}
    >
      <Avatar name={author.name} size={48} />
      <div sx={{ display: 'grid', gap: 1 }}>
        <p sx={{ color: 'textMuted', fontSize: 'small' }}>{text('authorHeading')}</p>
        <p sx={{ fontWeight: 'bold' }}>{author.name || text('member')}</p>
        {author.bio && <p sx={{ color: 'textMuted' }}>{author.bio}</p>}
      </div>
    </section>
  )
}

/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { publicPaths } from '../../../contract/paths/site-paths'
import { Avatar } from '../../components/avatar'
import { Badge } from '../../components/badge'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Container } from '../../components/container'
import { ContentsAside, ContentsFold } from '../../components/contents'
import { useText } from '../../lib/i18n/messages'
import { LessonBody } from './components/lesson-body'
import { LessonHeader } from './components/lesson-header'
import { ReadingLine } from './components/reading-line'
import type { LessonAuthor, LessonContent } from './lesson-content'
import { lessonMessages } from './lesson-messages'

interface LessonPageProps {
  lesson: LessonContent
  /** Related lessons and the next one. */
  further: ReactNode
  /** Likes and comments. */
  conversation: ReactNode
}

/** The page of a lesson. */
export function LessonPage({ lesson, further, conversation }: LessonPageProps) {
  const text = useText(lessonMessages)
  const { title, trail, headings, bodyHtml, author, tags } = lesson
  const contents = headings.length > 1 ? { label: text('contents'), headings } : null
  return (
    <>
      <article sx={readingStyle}>
        <ReadingLine />
        <Container>
          <div sx={{ pt: [3, 4] }}>
            <Breadcrumbs
              trail={[{ name: text('blog'), path: publicPaths.blog }, ...trail]}
              current={title}
            />
          </div>
          <LessonHeader lesson={lesson} />
          <div sx={columnsStyle}>
            <div>{contents && <ContentsAside {...contents} />}</div>
            <div sx={{ minWidth: 0 }}>
              {contents && (
                <div sx={{ mb: [5, null, null, 0] }}>
                  <ContentsFold {...contents} />
                </div>
              )}
              <LessonBody html={bodyHtml} />
              <footer sx={{ display: 'grid', gap: 5, maxWidth: 'reading', mt: 7 }}>
                {author && <AuthorCard author={author} />}
                <LessonTags tags={tags} />
              </footer>
            </div>
          </div>
        </Container>
      </article>
      {further}
      {conversation}
    </>
  )
}

/** The navbar covers the first pixels of the viewport. */
const readingStyle: ThemeUIStyleObject = {
  viewTimelineName: '--reading',
  viewTimelineInset: '64px 0px',
}

const columnsStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: [
    'minmax(0, 1fr)',
    null,
    null,
    'minmax(200px, 1fr) minmax(0, 680px) minmax(0, 1fr)',
  ],
  columnGap: 6,
  justifyContent: 'center',
  pb: [6, null, 7],
}

/** Name and biography of the author. */
function AuthorCard({ author }: { author: LessonAuthor }) {
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

function LessonTags({ tags }: { tags: readonly string[] }) {
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

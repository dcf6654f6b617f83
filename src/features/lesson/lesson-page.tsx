/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { publicPaths } from '../../../contract/paths/site-paths'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Container } from '../../components/container'
import { ContentsAside, ContentsFold } from '../../components/contents'
import { useText } from '../../lib/i18n/texts'
import { AuthorCard } from './components/author-card'
import { LessonBody } from './components/lesson-body'
import { LessonHeader } from './components/lesson-header'
import { LessonTags } from './components/lesson-tags'
import { ReadingLine } from './components/reading-line'
import type { LessonContent } from './lesson-content'
import { lessonMessages } from './lesson-texts'

interface LessonPageProps {
  lesson: LessonContent
  /** Further lessons: the related ones and the next. */
  further: ReactNode
  /** Likes and comments. */
  conversation: ReactNode
}

/** A lesson: what it is, the text with its contents, who wrote it, and where to go from here. */
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

/** The bar above covers the first pixels of what is in view. */
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

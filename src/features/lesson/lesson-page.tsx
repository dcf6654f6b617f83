import { type ReactNode, type RefObject, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Avatar } from '#components/avatar'
import { Badge } from '#components/badge'
import { Breadcrumbs } from '#components/breadcrumbs'
import { Container } from '#components/container'
import { ContentsAside, ContentsFold } from '#components/contents'
import { StaticPart } from '#components/static-part'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { LessonBody } from './components/lesson-body'
import { LessonHeader } from './components/lesson-header'
import { ReadingLine } from './components/reading-line'
import type { LessonAuthor, LessonContent } from './lesson-content'
import { lessonMessages } from './lesson-messages'

interface LessonPageProps {
  lesson: LessonContent
  /** Saving, sharing, printing and listening. */
  tools: ReactNode
  /** The lesson's questions, after its text; also adds to the text. */
  practice: (text: RefObject<HTMLElement>) => ReactNode
  /** Related lessons and the next one. */
  further: ReactNode
  /** Likes and comments. */
  conversation: ReactNode
}

export function LessonPage(props: LessonPageProps) {
  const { lesson, practice, tools, further, conversation } = props
  const { t } = useTranslation(lessonMessages)
  const { title, trail, headings, bodyHtml, author, tags } = lesson
  const text = useRef<HTMLDivElement>(null)
  const contents = headings.length > 1 ? { label: t('contents'), headings } : null
  return (
    <>
      <article sx={readingStyle}>
        <ReadingLine />
        <Container>
          <div data-chrome='' sx={styles.breadcrumbsBox}>
            <Breadcrumbs
              trail={[{ name: t('blog'), path: publicPaths.blog }, ...trail]}
              current={title}
            />
          </div>
          <StaticPart>
            <LessonHeader lesson={lesson} />
          </StaticPart>
          <div sx={columnsStyle}>
            <StaticPart>{contents && <ContentsAside {...contents} />}</StaticPart>
            <div sx={styles.lessonBodyBox}>
              {contents && (
                <StaticPart sx={styles.contentsFoldBox}>
                  <ContentsFold {...contents} />
                </StaticPart>
              )}
              <LessonBody html={bodyHtml} text={text} />
              {practice(text)}
              {tools}
              <StaticPart as='footer' sx={styles.footer}>
                {author && <AuthorCard author={author} />}
                <LessonTags tags={tags} />
              </StaticPart>
            </div>
          </div>
        </Container>
      </article>
      {further}
      {conversation}
    </>
  )
}

/** On paper the lesson stands alone, small enough for one sheet where it is short. */
const paperStyle: ThemeUIStyleObject = {
  zoom: 0.7,
  '& ~ *': { display: 'none !important' },
  '&& *': { maxWidth: '100%', color: 'text' },
  '&& header': { gridTemplateColumns: '1fr auto', gap: 5, pt: 0, pb: 3 },
  '&& header img': { width: 'auto', maxHeight: '38mm' },
  '&& h1': { fontSize: 'h2' },
  '&&& h2': { mt: 4, fontSize: 'h3' },
  '&& :is(h2, h3)': { breakAfter: 'avoid' },
  '&& :is(p, li)': { lineHeight: 1.45 },
  '&& :is(p, li, blockquote, table, img)': { breakInside: 'avoid' },
  '&& :is(blockquote, section)': { my: 3, py: 3 },
  // Questions whose answers are folded away, the author and the tags are of no use on paper.
  '&& :is(details, footer)': { display: 'none' },
}

/** The navbar covers the first pixels of the viewport. */
const readingStyle: ThemeUIStyleObject = {
  viewTimelineName: '--reading',
  viewTimelineInset: '64px 0px',
  '@media print': paperStyle,
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
  '@media print': { display: 'block', pb: 0 },
}

function AuthorCard({ author }: { author: LessonAuthor }) {
  const { t } = useTranslation(lessonMessages)
  return (
    <section aria-label={t('authorHeading')} sx={styles.authorCard}>
      <Avatar name={author.name} size={48} />
      <div sx={styles.authorCardGrid}>
        <p sx={styles.authorHeading}>{t('authorHeading')}</p>
        <p sx={styles.text}>{author.name || t('member')}</p>
        {author.bio && <p sx={styles.authorCardText}>{author.bio}</p>}
      </div>
    </section>
  )
}

function LessonTags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation(lessonMessages)
  if (tags.length === 0) return null
  return (
    <ul aria-label={t('tags')} sx={styles.lessonTags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  )
}

const styles = {
  breadcrumbsBox: { pt: [3, 4] },
  lessonBodyBox: { minWidth: 0 },
  contentsFoldBox: { mb: [5, null, null, 0] },
  footer: { display: 'grid', gap: 5, maxWidth: 'reading', mt: 7 },
  authorCard: {
    display: 'flex',
    gap: 4,
    alignItems: 'flex-start',
    pt: 5,
    borderTop: '1px solid',
    borderColor: 'hairline',
  },
  authorCardGrid: { display: 'grid', gap: 1 },
  authorHeading: { color: 'textMuted', fontSize: 'small' },
  text: { fontWeight: 'bold' },
  authorCardText: { color: 'textMuted' },
  lessonTags: { display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' },
} satisfies Record<string, ThemeUIStyleObject>

import type { ThemeUIStyleObject } from 'theme-ui'
import type { Crumb } from '#components/breadcrumbs'
import { LinkButton } from '#components/button'
import { Container } from '#components/container'
import { EmptyState } from '#components/empty-state'
import { Pagination } from '#components/pagination'
import { listPagePath, publicPaths } from '#contract/paths/site-paths'
import { useText } from '#lib/i18n/messages'
import { blogMessages } from './blog-messages'
import type { CardLesson, TopicSummary } from './blog-summaries'
import { LessonGrid } from './lesson-grid'
import { PageHeading } from './page-heading'
import { TopicChips } from './topic-chips'

interface TopicPageProps {
  topic: TopicSummary & { summary: string; subtopics: readonly TopicSummary[] }
  /** Parent topics, widest first. */
  trail: readonly Crumb[]
  /** Lessons of the topic and its subtopics. */
  lessons: readonly CardLesson[]
  page: number
  pageCount: number
}

/** A list page of a topic with its subtopics, newest lesson first. */
export function TopicPage({ topic, trail, lessons, page, pageCount }: TopicPageProps) {
  const text = useText(blogMessages)
  return (
    <Container>
      <PageHeading
        trail={[{ name: text('title'), path: publicPaths.blog }, ...trail]}
        title={topic.name}
        note={page > 1 ? text('pageOf', { page, pageCount }) : undefined}
        lead={topic.summary}
        count={text('lessonCount', { count: topic.lessonCount })}
      />
      {topic.subtopics.length > 0 && (
        <TopicChips label={text('topics.subtopics')} topics={topic.subtopics} />
      )}
      <div sx={styles.paginationRow}>
        {lessons.length > 0 ? <LessonGrid lessons={lessons} titleAs='h2' /> : <NoLessons />}
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(number) => listPagePath(topic.path, number)}
        />
      </div>
    </Container>
  )
}

function NoLessons() {
  const text = useText(blogMessages)
  return (
    <EmptyState
      motif='book'
      title={text('topics.empty')}
      action={<LinkButton to={publicPaths.blog}>{text('topics.emptyAction')}</LinkButton>}
    >
      {text('topics.emptyText')}
    </EmptyState>
  )
}

const styles = {
  paginationRow: { display: 'grid', gap: 5, py: [5, null, 6] },
} satisfies Record<string, ThemeUIStyleObject>

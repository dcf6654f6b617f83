import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import type { Crumb } from '#components/breadcrumbs'
import { LinkButton } from '#components/button'
import { Container } from '#components/container'
import { EmptyState } from '#components/empty-state'
import { Pagination } from '#components/pagination'
import type { Replacement } from '#components/replaceable'
import { cardsPerPage, listPagePath, publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { blogMessages } from './blog-messages'
import type { CardLesson, TopicSummary } from './blog-summaries'
import { LessonGrid, type MarkOf } from './lesson-grid'
import { PageHeading } from './page-heading'
import { TopicChips } from './topic-chips'
import { TopicSeries } from './topic-series'

interface TopicPageProps {
  topic: TopicSummary & {
    summary: string
    subtopics: readonly TopicSummary[]
    /** Ids of all its lessons in their order; on the first page only. */
    series?: readonly number[]
  }
  /** Parent topics, widest first. */
  trail: readonly Crumb[]
  /** Lessons of the topic and its subtopics, in the order in which they are to be read. */
  lessons: readonly CardLesson[]
  /** Saves all lessons of the topic on the device. */
  saving: ReactNode
  page: number
  pageCount: number
  markOf?: MarkOf
  /** Takes the place of the beginning of the series. */
  progress?: Replacement
}

/** A list page of a topic with its subtopics: its lessons as a series. */
export function TopicPage(props: TopicPageProps) {
  const { topic, trail, lessons, saving, page, pageCount, markOf, progress } = props
  const { t } = useTranslation(blogMessages)
  const { path, series = [] } = topic
  const [first] = lessons
  const from = (page - 1) * cardsPerPage + 1
  return (
    <Container>
      <PageHeading
        trail={[{ name: t('title'), path: publicPaths.blog }, ...trail]}
        title={topic.name}
        note={page > 1 ? t('pageOf', { page, pageCount }) : undefined}
        lead={topic.summary}
        count={t('lessonCount', { count: topic.lessonCount })}
      />
      {topic.subtopics.length > 0 && (
        <TopicChips label={t('topics.subtopics')} topics={topic.subtopics} />
      )}
      <div sx={styles.paginationRow}>
        {first && series.length > 1 && (
          <TopicSeries count={series.length} {...{ first, progress }} />
        )}
        {first ? (
          <div style={{ counterReset: `lesson ${from - 1}` }} sx={styles.numbered}>
            <LessonGrid lessons={lessons} titleAs='h2' {...{ from, markOf }} />
          </div>
        ) : (
          <NoLessons />
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(number) => listPagePath(path, number)}
        />
        {saving}
      </div>
    </Container>
  )
}

function NoLessons() {
  const { t } = useTranslation(blogMessages)
  return (
    <EmptyState
      motif='book'
      title={t('topics.empty')}
      action={<LinkButton to={publicPaths.blog}>{t('topics.emptyAction')}</LinkButton>}
    >
      {t('topics.emptyText')}
    </EmptyState>
  )
}

const styles = {
  // A number over each picture; it gives way to the mark of a lesson.
  numbered: {
    'ol > li': { counterIncrement: 'lesson' },
    'article:not(:has(> [data-mark] > *))::after': {
      content: 'counter(lesson)',
      position: 'absolute',
      top: ['20px', 2],
      left: ['20px', 2],
      minWidth: 28,
      borderRadius: 'full',
      bg: 'raised',
      fontSize: 'small',
      fontWeight: 'bold',
      lineHeight: '28px',
      textAlign: 'center',
    },
  },
  paginationRow: { display: 'grid', gap: 5, py: [5, null, 6] },
} satisfies Record<string, ThemeUIStyleObject>

import type { ThemeUIStyleObject } from 'theme-ui'
import { Container } from '#components/container'
import { Pagination } from '#components/pagination'
import { Replaceable, type Replacement } from '#components/replaceable'
import { SiteLink } from '#components/site-link'
import { listPagePath, publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { blogMessages } from './blog-messages'
import type { CardLesson, LargeLesson, TopicSummary } from './blog-summaries'
import { LeadLesson } from './lead-lesson'
import { LessonGrid, type MarkOf } from './lesson-grid'
import { PageHeading } from './page-heading'
import { TopicChips } from './topic-chips'

interface LessonListPageProps {
  /** On the first page only. */
  lead: LargeLesson | null
  lessons: readonly CardLesson[]
  /** First-level topics. */
  topics: readonly TopicSummary[]
  totalCount: number
  page: number
  pageCount: number
  markOf?: MarkOf
  /** Takes the place of the large card. */
  continueReading?: Replacement
}

/** A list page of all lessons, newest first. */
export function LessonListPage(props: LessonListPageProps) {
  const { lead, lessons, topics, totalCount, page, pageCount, markOf, continueReading } = props
  const { t } = useTranslation(blogMessages)
  return (
    <Container>
      <PageHeading
        trail={[]}
        title={t('title')}
        note={page > 1 ? t('pageOf', { page, pageCount }) : undefined}
        lead={t('lead')}
        count={t('lessonCount', { count: totalCount })}
      />
      <TopicChips label={t('topics.choose')} topics={topics} withAll />
      <div sx={styles.lessonGridRow}>
        {lead && (
          <Replaceable by={continueReading}>
            <LeadLesson lesson={lead} label={t('featured')} mark={markOf?.(lead.postId)} priority />
          </Replaceable>
        )}
        <LessonGrid lessons={lessons} titleAs='h2' markOf={markOf} />
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(number) => listPagePath(publicPaths.blog, number)}
        />
        <SiteLink to={publicPaths.saved} prefetch={false} sx={styles.savedLink}>
          {t('saved')}
        </SiteLink>
      </div>
    </Container>
  )
}

const styles = {
  savedLink: { justifySelf: 'start', py: 2, color: 'secondaryText' },
  lessonGridRow: { display: 'grid', gap: [4, null, null, 5], py: [5, null, 6] },
} satisfies Record<string, ThemeUIStyleObject>

/** @jsxImportSource theme-ui */
import { listPagePath, publicPaths } from '../../../contract/paths/site-paths'
import { Container } from '../../components/container'
import { Pagination } from '../../components/pagination'
import { useText } from '../../lib/i18n/texts'
import { blogMessages } from './blog-texts'
import { LeadLesson } from './lead-lesson'
import { LessonGrid } from './lesson-grid'
import type { CardLesson, LargeLesson } from './lesson-summary'
import { PageHeading } from './page-heading'
import { TopicChips } from './topic-chips'
import type { TopicSummary } from './topic-summary'

interface LessonListPageProps {
  /** Leads the first page; the later ones do without. */
  lead: LargeLesson | null
  lessons: readonly CardLesson[]
  /** Topics of the first level. */
  topics: readonly TopicSummary[]
  totalCount: number
  page: number
  pageCount: number
}

/** All lessons, newest first. */
export function LessonListPage(props: LessonListPageProps) {
  const { lead, lessons, topics, totalCount, page, pageCount } = props
  const text = useText(blogMessages)
  return (
    <Container>
      <PageHeading
        trail={[]}
        title={text('title')}
        note={page > 1 ? text('pageOf', { page, pageCount }) : undefined}
        lead={text('lead')}
        count={text('lessonCount', { count: totalCount })}
      />
      <TopicChips label={text('topics.choose')} topics={topics} withAll />
      <div sx={{ display: 'grid', gap: [4, null, null, 5], py: [5, null, 6] }}>
        {lead && <LeadLesson lesson={lead} label={text('featured')} priority />}
        <LessonGrid lessons={lessons} titleAs='h2' />
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(number) => listPagePath(publicPaths.blog, number)}
        />
      </div>
    </Container>
  )
}

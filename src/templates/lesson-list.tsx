import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { SiteHead } from '#app/head/site-head'
import { HeroPreload } from '#components/hero-preload'
import { listPagePath, publicPaths } from '#contract/paths/site-paths'
import { blogMessages } from '#features/blog/blog-messages'
import { LessonListPage } from '#features/blog/lesson-list-page'
import { PracticeSlot } from '#features/practice/practice-slot'
import { readMarkOf } from '#features/practice/read-mark'
import { useTranslation } from '#lib/i18n/use-translation'

interface ListContext {
  page: number
  pageCount: number
}

type ListPageProps = PageProps<Queries.LessonListQuery, ListContext>

export default function LessonList({ data, pageContext }: ListPageProps) {
  const { page, pageCount } = pageContext
  return (
    <LessonListPage
      lead={page === 1 ? data.lead : null}
      lessons={data.allLesson.nodes}
      topics={data.allLessonTopic.nodes}
      totalCount={data.everyLesson.totalCount}
      page={page}
      pageCount={pageCount}
      markOf={readMarkOf}
      continueReading={(place) => <PracticeSlot name='ContinueReading' place={place} isWide />}
    />
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.LessonListQuery, ListContext>) {
  const { t } = useTranslation(blogMessages)
  const { page } = pageContext
  const title = t('meta.title')
  return (
    <SiteHead
      title={page === 1 ? title : t('meta.onPage', { title, page })}
      meta={data.pageMeta}
      path={listPagePath(publicPaths.blog, page)}
    >
      {page === 1 && data.lead && <HeroPreload kind='leadLesson' image={data.lead.leadImage} />}
    </SiteHead>
  )
}

export const query = graphql`
  query LessonList($leadId: Int!, $skip: Int!, $limit: Int!, $path: String!) {
    pageMeta(path: { eq: $path }) {
      ...PageMetaFields
    }
    lead: lesson(postId: { eq: $leadId }) {
      ...LeadLessonFields
    }
    everyLesson: allLesson {
      totalCount
    }
    allLesson(
      filter: { postId: { ne: $leadId } }
      sort: [{ publishedAt: DESC }, { postId: DESC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...LessonCardFields
      }
    }
    allLessonTopic(filter: { level: { eq: 0 } }, sort: { categoryId: ASC }) {
      nodes {
        categoryId
        path
        name
        lessonCount
      }
    }
  }
`

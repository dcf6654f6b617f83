import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { SiteHead } from '#app/head/site-head'
import { listPagePath } from '#contract/paths/site-paths'
import { blogMessages } from '#features/blog/blog-messages'
import { TopicPage } from '#features/blog/topic-page'
import { useTranslation } from '#lib/i18n/use-translation'

interface TopicContext {
  page: number
  pageCount: number
}

type TopicPageProps = PageProps<Queries.LessonTopicPageQuery, TopicContext>

export default function LessonTopic({ data, pageContext }: TopicPageProps) {
  const { lessonTopic, allLesson } = data
  if (!lessonTopic) return null
  return (
    <TopicPage
      topic={lessonTopic}
      trail={lessonTopic.trail}
      lessons={allLesson.nodes}
      page={pageContext.page}
      pageCount={pageContext.pageCount}
    />
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.LessonTopicPageQuery, TopicContext>) {
  const { t } = useTranslation(blogMessages)
  const topic = data.lessonTopic
  if (!topic) return null
  const { page } = pageContext
  const { name, path, picturePath } = topic
  const title = t('meta.topicTitle', { name })
  return (
    <SiteHead
      title={page === 1 ? title : t('meta.onPage', { title, page })}
      path={listPagePath(path, page)}
      picturePath={picturePath}
      meta={data.pageMeta}
    />
  )
}

export const query = graphql`
  query LessonTopicPage($categoryId: Int!, $skip: Int!, $limit: Int!, $path: String!) {
    pageMeta(path: { eq: $path }) {
      ...PageMetaFields
    }
    lessonTopic(categoryId: { eq: $categoryId }) {
      categoryId
      path
      name
      summary
      picturePath
      lessonCount
      trail {
        name
        path
      }
      subtopics {
        categoryId
        path
        name
        lessonCount
      }
    }
    allLesson(
      filter: { categoryIds: { eq: $categoryId } }
      sort: [{ publishedAt: DESC }, { postId: DESC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...LessonCardFields
      }
    }
  }
`

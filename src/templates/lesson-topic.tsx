import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { SiteHead } from '#app/head/site-head'
import { idleLazy } from '#components/idle-lazy'
import { listPagePath } from '#contract/paths/site-paths'
import { blogMessages } from '#features/blog/blog-messages'
import { TopicPage } from '#features/blog/topic-page'
import type { TopicSavingProps } from '#features/lesson-tools/topic-saving'
import { PracticeSlot } from '#features/practice/practice-slot'
import { readMarkOf } from '#features/practice/read-mark'
import { useTranslation } from '#lib/i18n/use-translation'

const TopicSaving = idleLazy<TopicSavingProps>(
  () => import(/* webpackChunkName: "lesson-tools" */ '../features/lesson-tools/topic-saving'),
  { near: true },
)

interface TopicContext {
  page: number
  pageCount: number
}

type TopicPageProps = PageProps<Queries.LessonTopicPageQuery, TopicContext>

export default function LessonTopic({ data, pageContext }: TopicPageProps) {
  const { lessonTopic, topicListPage, toSave } = data
  if (!lessonTopic) return null
  const { path, lessonCount } = lessonTopic
  const lessons = topicListPage?.lessons ?? []
  const series = lessonTopic.series ?? []
  const paths = toSave?.nodes.map((lesson) => lesson.path) ?? []
  return (
    <TopicPage
      topic={lessonTopic}
      trail={lessonTopic.trail}
      lessons={lessons}
      saving={paths.length > 0 && <TopicSaving key={path} {...{ paths, lessonCount }} />}
      page={pageContext.page}
      pageCount={pageContext.pageCount}
      markOf={readMarkOf}
      progress={(place) => (
        <PracticeSlot name='SeriesProgress' {...{ place, path, series, lessons }} />
      )}
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

// Only the first page has the ids of all lessons, and the paths of those to save, the newest ones:
// they are data that every visitor of the page loads.
export const query = graphql`
  query LessonTopicPage($categoryId: Int!, $listId: String!, $path: String!, $isFirst: Boolean!) {
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
      series @include(if: $isFirst)
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
    toSave: allLesson(
      filter: { categoryIds: { eq: $categoryId } }
      sort: [{ publishedAt: DESC }, { postId: DESC }]
      limit: 60
    ) @include(if: $isFirst) {
      nodes {
        path
      }
    }
    topicListPage(id: { eq: $listId }) {
      lessons {
        ...LessonCardFields
      }
    }
  }
`

import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { SiteHead } from '#app/head/site-head'
import { publicPaths } from '#contract/paths/site-paths'
import { blogMessages } from '#features/blog/blog-messages'
import { TopicsPage } from '#features/blog/topics-page'
import { useTranslation } from '#lib/i18n/use-translation'

export default function LessonTopics({ data }: PageProps<Queries.LessonTopicsQuery>) {
  const { nodes } = data.allLessonTopic
  return <TopicsPage topics={nodes} topicCount={data.everyTopic.totalCount} />
}

export function Head({ data }: HeadProps<Queries.LessonTopicsQuery>) {
  const { t } = useTranslation(blogMessages)
  return (
    <SiteHead
      title={t('meta.topicsTitle')}
      meta={data.pageMeta}
      path={publicPaths['blog-categories']}
    />
  )
}

export const query = graphql`
  query LessonTopics($path: String!) {
    pageMeta(path: { eq: $path }) {
      ...PageMetaFields
    }
    everyTopic: allLessonTopic {
      totalCount
    }
    allLessonTopic(filter: { level: { eq: 0 } }, sort: { categoryId: ASC }) {
      nodes {
        ...TopicTile
        subtopics {
          categoryId
          path
          name
          lessonCount
          subtopics {
            categoryId
            path
            name
            lessonCount
          }
        }
      }
    }
  }
`

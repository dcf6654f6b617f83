import type { ThemeUIStyleObject } from 'theme-ui'
import { CardAction } from '#components/card'
import { Container } from '#components/container'
import { SiteLink } from '#components/site-link'
import { VisuallyHidden } from '#components/visually-hidden'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { blogMessages } from './blog-messages'
import type { TopicBranch, TopicSummary } from './blog-summaries'
import { PageHeading } from './page-heading'
import { TopicTile, tilesStyle } from './topic-tiles'

interface TopicsPageProps {
  /** First-level topics with their subtopics. */
  topics: readonly TopicBranch[]
  /** Number of topics of all levels. */
  topicCount: number
}

/** All topics: a tile per first-level topic, with its subtopics inside. */
export function TopicsPage({ topics, topicCount }: TopicsPageProps) {
  const { t } = useTranslation(blogMessages)
  return (
    <Container>
      <PageHeading
        trail={[{ name: t('title'), path: publicPaths.blog }]}
        title={t('topics.title')}
        lead={t('topics.lead')}
        count={t('topicCount', { count: topicCount })}
      />
      <ul sx={styles.topicsPageList}>
        {topics.map((topic) => (
          <li key={topic.categoryId}>
            <TopicTile topic={topic} titleAs='h2'>
              <SubtopicList of={topic.name} topics={topic.subtopics} />
            </TopicTile>
          </li>
        ))}
      </ul>
    </Container>
  )
}

interface SubtopicListProps {
  /** Name of the parent topic. */
  of: string
  topics: TopicBranch['subtopics']
}

/** Subtopics of both lower levels with their number of lessons. */
function SubtopicList({ of, topics }: SubtopicListProps) {
  if (topics.length === 0) return null
  return (
    <CardAction>
      <ul aria-label={of} sx={listStyle}>
        {topics.map((topic) => (
          <li key={topic.categoryId}>
            <TopicLink topic={topic} />
            {topic.subtopics.length > 0 && (
              <ul aria-label={topic.name}>
                {topic.subtopics.map((below) => (
                  <li key={below.categoryId}>
                    <TopicLink topic={below} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </CardAction>
  )
}

function TopicLink({ topic: { path, name, lessonCount } }: { topic: TopicSummary }) {
  const { t } = useTranslation(blogMessages)
  return (
    <SiteLink to={path} prefetch={false}>
      <span>{name}</span>
      <span aria-hidden='true'>{lessonCount}</span>
      <VisuallyHidden>{`, ${t('lessonCount', { count: lessonCount })}`}</VisuallyHidden>
    </SiteLink>
  )
}

const listStyle: ThemeUIStyleObject = {
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
  ul: { m: 0, pl: 4, listStyle: 'none' },
  a: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    minHeight: 'touch',
    px: 3,
    mx: -3,
    borderRadius: 'control',
    fontWeight: 'medium',
    textDecoration: 'none',
  },
  'ul a': { fontWeight: 'body' },
  'a:hover': { bg: 'primaryTintStrong' },
  'a > [aria-hidden]': { color: 'textMuted', fontVariantNumeric: 'tabular-nums' },
}

const styles = {
  topicsPageList: { ...tilesStyle, pb: [6, null, 7] },
} satisfies Record<string, ThemeUIStyleObject>

/** @jsxImportSource theme-ui */
import { publicPaths } from '../../../contract/paths/site-paths'
import { Container } from '../../components/container'
import { useText } from '../../lib/i18n/texts'
import { blogMessages } from './blog-texts'
import { SubtopicList } from './components/subtopic-list'
import { tilesStyle } from './components/tiles-style'
import { PageHeading } from './page-heading'
import type { TopicBranch } from './topic-summary'
import { TopicTile } from './topic-tile'

interface TopicsPageProps {
  /** Topics of the first level, each with those below it. */
  topics: readonly TopicBranch[]
  /** Topics of all levels. */
  topicCount: number
}

/** The tree of topics: a tile for each of the first level, with the other levels inside. */
export function TopicsPage({ topics, topicCount }: TopicsPageProps) {
  const text = useText(blogMessages)
  return (
    <Container>
      <PageHeading
        trail={[{ name: text('title'), path: publicPaths.blog }]}
        title={text('topics.title')}
        lead={text('topics.lead')}
        count={text('topicCount', { count: topicCount })}
      />
      <ul sx={{ ...tilesStyle, pb: [6, null, 7] }}>
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

/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from 'theme-ui'
import { CardAction } from '../../../components/card-action'
import { SiteLink } from '../../../components/site-link'
import { VisuallyHidden } from '../../../components/visually-hidden'
import { useText } from '../../../lib/i18n/texts'
import { blogMessages } from '../blog-texts'
import type { TopicBranch, TopicSummary } from '../topic-summary'

interface SubtopicListProps {
  /** Name of the topic that they belong to. */
  of: string
  topics: TopicBranch['subtopics']
}

/** The second and third level of a topic, each a link with the number of its lessons. */
export function SubtopicList({ of, topics }: SubtopicListProps) {
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
  const text = useText(blogMessages)
  return (
    <SiteLink to={path} prefetch={false}>
      <span>{name}</span>
      <span aria-hidden='true'>{lessonCount}</span>
      <VisuallyHidden>, {text('lessonCount', { count: lessonCount })}</VisuallyHidden>
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

import type { ThemeUIStyleObject } from 'theme-ui'
import { SiteLink } from '#components/site-link'
import { VisuallyHidden } from '#components/visually-hidden'
import { useTranslation } from '#lib/i18n/use-translation'
import { blogMessages } from './blog-messages'
import type { TopicSummary } from './blog-summaries'

interface TopicChipsProps {
  /** Accessible name of the list. */
  label: string
  topics: readonly TopicSummary[]
  /** Adds a link to all topics. */
  withAll?: boolean
}

/** Links to topics with their number of lessons. */
export function TopicChips({ label, topics, withAll = false }: TopicChipsProps) {
  const { t } = useTranslation(blogMessages)
  return (
    <nav aria-label={label}>
      <ul sx={chipsStyle}>
        {topics.map(({ categoryId, path, name, lessonCount }) => (
          <li key={categoryId}>
            <SiteLink to={path} prefetch={false}>
              <span>{name}</span>
              <span aria-hidden='true' sx={styles.mark}>
                {lessonCount}
              </span>
              <VisuallyHidden>{`, ${t('lessonCount', { count: lessonCount })}`}</VisuallyHidden>
            </SiteLink>
          </li>
        ))}
        {withAll && (
          <li>
            <SiteLink to='/blog/categories' prefetch={false} data-quiet=''>
              {t('topics.all')}
            </SiteLink>
          </li>
        )}
      </ul>
    </nav>
  )
}

const chipsStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 'touch',
    px: 4,
    border: '1px solid',
    borderColor: 'hairline',
    borderRadius: 'full',
    bg: 'raised',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
  },
  'a:hover': { borderColor: 'control', bg: 'hover' },
  'a[data-quiet]': { borderColor: 'transparent', bg: 'transparent', color: 'secondaryText' },
}

const styles = {
  mark: { color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>

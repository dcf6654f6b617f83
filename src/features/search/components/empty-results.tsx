import { useId } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { EmptyState } from '#components/empty-state'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { searchMessages } from '../search-messages'
import type { SearchView } from './search-view'

/** Links to topics and lists. */
export function Topics({ topics }: Pick<SearchView, 'topics'>) {
  const { t } = useTranslation(searchMessages)
  const titleId = useId()
  const links = [
    ...topics,
    { name: t('allLessons'), path: publicPaths.blog },
    { name: t('allProducts'), path: publicPaths.products },
  ]
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} sx={styles.heading}>
        {t('topics')}
      </h2>
      <ul sx={listStyle}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <SiteLink to={path} prefetch={false}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const listStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    px: 4,
    borderRadius: 'full',
    bg: 'primaryTint',
    color: 'primaryText',
    fontWeight: 'medium',
    textDecoration: 'none',
  },
  'a:hover': { bg: 'primaryTintStrong' },
  'li:nth-last-of-type(-n + 2) a': { bg: 'hover', color: 'text' },
}

/** Advice without hits, with links to topics. */
export function NoResults(view: SearchView) {
  const { t } = useTranslation(searchMessages)
  return (
    <>
      <div sx={styles.noResults}>
        <EmptyState title={t('nothing.title', { query: view.query })}>
          {t('nothing.advice')}
        </EmptyState>
      </div>
      <Topics {...view} />
    </>
  )
}

const styles = {
  heading: { mb: 3, fontSize: 'h3' },
  noResults: { overflowWrap: 'anywhere' },
} satisfies Record<string, ThemeUIStyleObject>

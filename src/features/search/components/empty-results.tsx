import { useEffect, useId, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { SentenceAround } from '#components/sentence-around'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { useSession } from '#session/session'
import { recentSearches } from '../recent-searches'
import { searchMessages } from '../search-messages'
import type { SearchView } from './search-view'
import { UnderTheSofa } from './under-the-sofa'

/** Without a query: former searches, and topics. */
export function RestingSearch(view: SearchView) {
  return (
    <>
      <Recent onSearch={view.onSearch} />
      <Topics {...view} />
    </>
  )
}

/** Former searches; once they are deleted, a sentence says so and takes the button's focus. */
function Recent({ onSearch }: Pick<SearchView, 'onSearch'>) {
  const { t } = useTranslation(searchMessages)
  const titleId = useId()
  const { status, user } = useSession()
  const [recent, setRecent] = useState<readonly string[]>([])
  const [isCleared, setCleared] = useState(false)
  const cleared = useRef<HTMLParagraphElement>(null)
  // Not in the HTML of the build.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each person has searches of their own
  useEffect(() => setRecent(recentSearches.read()), [status, user?.id])
  useEffect(() => {
    if (isCleared) cleared.current?.focus()
  }, [isCleared])
  const forget = () => {
    recentSearches.clear()
    setRecent([])
    setCleared(true)
  }
  if (recent.length === 0) {
    return isCleared ? (
      <p ref={cleared} tabIndex={-1} sx={styles.recent}>
        {t('recent.cleared')}
      </p>
    ) : null
  }
  return (
    <section aria-labelledby={titleId} sx={styles.recent}>
      <h2 id={titleId} sx={styles.heading}>
        {t('recent.title')}
      </h2>
      <ul sx={listStyle}>
        {recent.map((query) => (
          <li key={query}>
            <button type='button' dir='auto' onClick={() => onSearch(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
      <div sx={styles.forget}>
        <Button variant='secondary' size='sm' onClick={forget}>
          {t('recent.clear')}
        </Button>
      </div>
    </section>
  )
}

/** Links to topics and lists. */
function Topics({ topics }: Pick<SearchView, 'topics'>) {
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
        {t('topicLinks')}
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
  'a, button': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    px: 4,
    borderRadius: 'full',
    bg: 'primaryTint',
    color: 'primaryText',
    textDecoration: 'none',
    border: 0,
    font: 'inherit',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  'a:hover, button:hover': { bg: 'primaryTintStrong' },
  'li:nth-last-of-type(-n + 2) a': { bg: 'hover', color: 'text' },
}

/** Advice without hits, with links to topics. */
export function NoResults(view: SearchView) {
  const { t } = useTranslation(searchMessages)
  return (
    <>
      <div sx={styles.noResults}>
        <EmptyState
          drawing={<UnderTheSofa />}
          title={
            <SentenceAround
              text={view.query}
              sentence={(slot) => t('nothing.title', { query: slot })}
            />
          }
        >
          <p>{t('nothing.sofa')}</p>
          <p>{t('nothing.advice')}</p>
        </EmptyState>
      </div>
      <Topics {...view} />
    </>
  )
}

const styles = {
  heading: { mb: 3, fontSize: 'h3' },
  recent: { mb: 6 },
  forget: { mt: 3 },
  noResults: {
    overflowWrap: 'anywhere',
    // The topics below stay in view on a phone.
    '& > div': { pt: [0, 3], pb: [4, 6] },
    '& svg': { width: [140, 200], height: 'auto' },
    '& p + p': { mt: 2 },
  },
} satisfies Record<string, ThemeUIStyleObject>

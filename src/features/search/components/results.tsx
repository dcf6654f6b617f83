import { useEffect, useId, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { CardTitle } from '#components/card'
import { Notice } from '#components/notice'
import { SourcePicture } from '#components/source-picture'
import type { Text } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { type SearchTexts, searchMessages } from '../search-messages'
import {
  type GroupResults,
  remainingOf,
  type SearchGroup,
  type SearchHit,
  searchGroups,
} from '../search-results'
import { type FoundProductGrid, FoundProducts, isPriced } from './found-products'
import { HighlightedText } from './highlighted-text'
import type { SearchView } from './search-view'

/** Found lessons and products, one group below the other; empty groups are left out. */
export function Results(view: SearchView) {
  const { results } = view
  if (!results) return null
  const shown = searchGroups.filter((group) => results[group].hits.length > 0)
  return (
    <div sx={groupsStyle} aria-busy={view.isReading}>
      {shown.map((group) => (
        <ResultGroup
          // A new query is a new list, which resets its focus handling.
          key={`${group} ${view.query}`}
          group={group}
          found={results[group]}
          productGrid={view.productGrid}
          isReadingMore={view.readingMore === group}
          hasMoreFailed={view.failedMore === group}
          onMore={() => view.onMore(group)}
        />
      ))}
    </div>
  )
}

const groupsStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 6,
  mt: 4,
  transition: 'opacity 150ms ease-out',
  '&[aria-busy=true]': { opacity: 0.6 },
}

interface ResultGroupProps {
  group: SearchGroup
  found: GroupResults
  productGrid: FoundProductGrid
  isReadingMore: boolean
  hasMoreFailed: boolean
  onMore: () => void
}

/** Hits per request. */
const pageSize = 10

/** The hits of one group, with a button for more. */
export function ResultGroup(props: ResultGroupProps) {
  const { group, found, productGrid, isReadingMore, hasMoreFailed, onMore } = props
  const { t } = useTranslation(searchMessages)
  const titleId = useId()
  const { list, expectMore } = useFocusOnNew(found.hits.length)
  const left = remainingOf(found)
  const more = () => {
    expectMore()
    onMore()
  }
  return (
    <section aria-labelledby={titleId} sx={styles.resultGroup}>
      <h2 id={titleId} sx={styles.heading}>
        <span>{t(group)}</span> <span sx={styles.label}>{found.total}</span>
      </h2>
      <div ref={list}>
        {group === 'products' && found.hits.every(isPriced) ? (
          <FoundProducts hits={found.hits} grid={productGrid} />
        ) : (
          <ul sx={rowsStyle}>
            {found.hits.map((hit) => (
              <HitItem key={hit.id} hit={hit} />
            ))}
          </ul>
        )}
      </div>
      {hasMoreFailed && (
        <div sx={styles.noticeBox}>
          <Notice tone='error' live>
            {t('moreFailed')}
          </Notice>
        </div>
      )}
      {left > 0 && (
        <div sx={styles.noticeBox}>
          <Button variant='secondary' busy={isReadingMore} onClick={more}>
            {moreLabel(group, Math.min(pageSize, left), t)}
          </Button>
        </div>
      )}
    </section>
  )
}

const rowsStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: ['minmax(0, 1fr)', null, null, 'repeat(2, minmax(0, 1fr))'],
  columnGap: 7,
  m: 0,
  p: 0,
  listStyle: 'none',
}

function moreLabel(group: SearchGroup, count: number, text: Text<SearchTexts>): string {
  return group === 'lessons' ? text('moreLessons', { count }) : text('moreProducts', { count })
}

/** Moves focus to the first newly loaded hit. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLDivElement>(null)
  const [expectedAt, setExpectedAt] = useState<number>()
  useEffect(() => {
    if (expectedAt === undefined || count <= expectedAt) return
    const links = list.current?.querySelectorAll<HTMLElement>('[data-card-link]')
    links?.[expectedAt]?.focus()
    setExpectedAt(undefined)
  }, [count, expectedAt])
  return { list, expectMore: () => setExpectedAt(count) }
}

/** A hit; the whole row is a link. */
function HitItem({ hit }: { hit: SearchHit }) {
  const { path, title, excerpt, picturePath, locale } = hit
  return (
    <li lang={locale === 'el' ? undefined : locale} sx={rowStyle}>
      <div>
        <SourcePicture kind='searchHit' source={picturePath} alt='' />
      </div>
      <div sx={styles.resultGroup}>
        <CardTitle to={path} prefetch={false}>
          <HighlightedText pieces={title} />
        </CardTitle>
        <p sx={excerptStyle}>
          <HighlightedText pieces={excerpt} />
        </p>
      </div>
    </li>
  )
}

const rowStyle: ThemeUIStyleObject = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: ['88px minmax(0, 1fr)', '120px minmax(0, 1fr)'],
  columnGap: [3, 4],
  alignItems: 'start',
  py: 4,
  borderTop: '1px solid',
  borderColor: 'hairline',
  '& > div:first-of-type': { overflow: 'hidden', borderRadius: 'control' },
  '&:hover h3': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&:has([data-card-link]:focus-visible)': {
    outline: '3px solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
    borderRadius: 'control',
  },
}

/** Truncated, so that phones show several hits. */
const excerptStyle: ThemeUIStyleObject = {
  display: '-webkit-box',
  mt: 1,
  overflow: 'hidden',
  // On phones only: text enlarged on a wide screen must not be truncated (WCAG 1.4.4).
  WebkitLineClamp: ['4', 'none'],
  WebkitBoxOrient: 'vertical',
  color: 'textMuted',
  fontSize: 'small',
}

const styles = {
  resultGroup: { minWidth: 0 },
  heading: { fontSize: 'h3', pb: 2 },
  label: { color: 'textMuted', fontWeight: 'body' },
  noticeBox: { mt: 4 },
} satisfies Record<string, ThemeUIStyleObject>

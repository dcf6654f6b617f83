import { useEffect, useId, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { CardTitle } from '#components/card'
import { SourcePicture } from '#components/source-picture'
import type { SearchKind } from '#contract/search/search-index-path'
import { useTranslation } from '#lib/i18n/use-translation'
import { entryMemory } from '#lib/navigation/entry-memory'
import { searchMessages } from '../search-messages'
import { hitsOf, kindsIn, pageSize, type SearchHit } from '../search-results'
import { type FoundProductGrid, FoundProducts, isPriced } from './found-products'
import { HighlightedText } from './highlighted-text'
import type { SearchView } from './search-view'

/** The found pages by kind, that of the best one first. */
export function Results({ results, filters, query, isReading, productGrid }: SearchView) {
  if (!results) return null
  const shown = kindsIn(results).filter((kind) => filters.kind === 'all' || kind === filters.kind)
  return (
    <div sx={groupsStyle} aria-busy={isReading}>
      {shown.map((kind) => (
        <ResultGroup
          // A new query is a new list, which resets its length and focus.
          key={`${kind} ${query}`}
          listName={`${kind} ${query}`}
          kind={kind}
          hits={hitsOf(results, kind)}
          total={results.totals[kind]}
          productGrid={productGrid}
        />
      ))}
    </div>
  )
}

const groupsStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: [4, 6],
  mt: [2, 4],
  transition: 'opacity 150ms ease-out',
  '&[aria-busy=true]': { opacity: 0.6 },
}

interface ResultGroupProps {
  kind: SearchKind
  /** By which the list's length is remembered. */
  listName: string
  hits: readonly SearchHit[]
  total: number
  productGrid: FoundProductGrid
}

/** The hits of one kind, with a button for more. */
export function ResultGroup({ kind, listName, hits, total, productGrid }: ResultGroupProps) {
  const { t } = useTranslation(searchMessages)
  const titleId = useId()
  const { list, length, showMore } = useGrowingList(listName)
  const shown = hits.slice(0, length)
  const left = hits.length - shown.length
  return (
    <section aria-labelledby={titleId} sx={styles.resultGroup}>
      <h2 id={titleId} sx={styles.resultGroupHeading}>
        <span>{t(kind)}</span> <span sx={styles.resultGroupLabel}>{total}</span>
      </h2>
      <div ref={list}>
        {kind === 'products' && shown.every(isPriced) ? (
          <FoundProducts hits={shown} grid={productGrid} />
        ) : (
          <ul sx={rowsStyle}>
            {shown.map((hit) => (
              <HitItem key={hit.path} hit={hit} />
            ))}
          </ul>
        )}
      </div>
      {left > 0 && (
        <div sx={styles.noticeBox}>
          <Button variant='secondary' onClick={showMore}>
            {t(`more.${kind}`, { count: Math.min(pageSize, left) })}
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

/** Lengths of the lists by name, as the user has left them. */
const lengths = entryMemory<Readonly<Record<string, number>>>()

/** The length of a list; the first item that a press adds gets the focus. */
function useGrowingList(name: string) {
  const list = useRef<HTMLDivElement>(null)
  const [length, setLength] = useState(() => lengths.recall()?.[name] ?? pageSize)
  const grownFrom = useRef<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the items are there when it has grown
  useEffect(() => {
    if (grownFrom.current === undefined) return
    const links = list.current?.querySelectorAll<HTMLElement>('[data-card-link]')
    links?.[grownFrom.current]?.focus()
  }, [length])
  const showMore = () => {
    grownFrom.current = length
    lengths.keep({ ...lengths.recall(), [name]: length + pageSize })
    setLength(length + pageSize)
  }
  return { list, length, showMore }
}

/** A hit; the whole row is a link. */
function HitItem({ hit }: { hit: SearchHit }) {
  const { path, title, excerpt, picturePath, locale } = hit
  return (
    <li
      lang={locale === 'el' ? undefined : locale}
      data-pictured={picturePath !== ''}
      sx={rowStyle}
    >
      {picturePath && (
        <div>
          <SourcePicture kind='searchHit' source={picturePath} alt='' />
        </div>
      )}
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
  '&[data-pictured=true]': {
    gridTemplateColumns: ['88px minmax(0, 1fr)', '120px minmax(0, 1fr)'],
  },
  columnGap: [3, 4],
  alignItems: 'start',
  py: 4,
  borderTop: '1px solid',
  borderColor: 'hairline',
  '&[data-pictured=true] > div:first-of-type': { overflow: 'hidden', borderRadius: 'control' },
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
  resultGroupHeading: { fontSize: 'h3', pb: [1, 2] },
  resultGroupLabel: { color: 'textMuted', fontWeight: 'body' },
  noticeBox: { mt: 4 },
} satisfies Record<string, ThemeUIStyleObject>

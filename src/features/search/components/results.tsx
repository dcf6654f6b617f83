import { useEffect, useId, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { CardTitle } from '#components/card'
import { SourcePicture } from '#components/source-picture'
import { variantWords } from '#components/variant-words'
import { useTranslation } from '#lib/i18n/use-translation'
import { entryMemory } from '#lib/navigation/entry-memory'
import { formatMoney } from '#lib/text/format-number'
import { searchMessages } from '../search-messages'
import { type HitGroup, kindsIn, layOut, type SearchHit } from '../search-results'
import { type FoundProductGrid, FoundProducts, isPriced } from './found-products'
import { HighlightedText } from './highlighted-text'
import type { SearchView } from './search-view'

/** The best page of each kind, then the others by kind; of one kind alone just these. */
export function Results({ results, filters, query, isReading, productGrid }: SearchView) {
  if (!results) return null
  const shown = kindsIn(results).filter((kind) => filters.kind === 'all' || kind === filters.kind)
  const { best, groups } = layOut(results, shown)
  return (
    <div sx={groupsStyle} aria-busy={isReading}>
      {best.length > 0 && <BestHits hits={best} />}
      {groups.map((group) => {
        const name = `${group.kind} ${group.size} ${query}`
        return (
          <ResultGroup
            // A new query is a new list, which resets its length and focus.
            key={name}
            listName={name}
            {...group}
            total={results.totals[group.kind]}
            productGrid={productGrid}
          />
        )
      })}
    </div>
  )
}

const groupsStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: [6, 7],
  mt: [2, 4],
  transition: 'opacity 150ms ease-out',
  '&[aria-busy=true]': { opacity: 0.6 },
}

function BestHits({ hits }: { hits: readonly SearchHit[] }) {
  const { t } = useTranslation(searchMessages)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} sx={styles.best}>
      <h2 id={titleId} sx={styles.resultGroupHeading}>
        {t('best')}
      </h2>
      <div>
        <ul sx={rowsStyle}>
          {hits.map((hit) => (
            <HitItem key={hit.path} hit={hit} isKindTold />
          ))}
        </ul>
      </div>
    </section>
  )
}

interface ResultGroupProps extends HitGroup {
  /** By which the list's length is remembered. */
  listName: string
  total: number
  productGrid: FoundProductGrid
}

/** The hits of one kind, with a button for more. */
export function ResultGroup(group: ResultGroupProps) {
  const { kind, listName, hits, size, step, total, productGrid } = group
  const { t } = useTranslation(searchMessages)
  const titleId = useId()
  const { list, length, showMore } = useGrowingList(listName, size, step)
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
            {step < hits.length
              ? t(`more.${kind}`, { count: Math.min(step, left) })
              : t(`all.${kind}`, { count: total })}
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
function useGrowingList(name: string, size: number, step: number) {
  const list = useRef<HTMLDivElement>(null)
  const [length, setLength] = useState(() => lengths.recall()?.[name] ?? size)
  const grownFrom = useRef<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the items are there when it has grown
  useEffect(() => {
    if (grownFrom.current === undefined) return
    const links = list.current?.querySelectorAll<HTMLElement>('[data-card-link]')
    links?.[grownFrom.current]?.focus()
  }, [length])
  const showMore = () => {
    grownFrom.current = length
    lengths.keep({ ...lengths.recall(), [name]: length + step })
    setLength(length + step)
  }
  return { list, length, showMore }
}

interface HitItemProps {
  hit: SearchHit
  /** Among hits of other kinds: says of which one it is, and what a product costs. */
  isKindTold?: boolean
}

/** A hit; the whole row is a link. */
function HitItem({ hit, isKindTold = false }: HitItemProps) {
  const { t } = useTranslation(searchMessages)
  const { kind, path, title, excerpt, picturePath, locale, offer, variants } = hit
  const { from = '', versions = '' } = variants ? variantWords(variants) : {}
  const price = offer ? `${from}${formatMoney(offer.finalPrice)}` : ''
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
      <div sx={styles.words}>
        <CardTitle to={path} prefetch={false}>
          <HighlightedText pieces={title} />
        </CardTitle>
        {isKindTold && (
          <p lang='el' sx={styles.hitKind}>
            {[t(`one.${kind}`), price, versions].filter(Boolean).join(' · ')}
          </p>
        )}
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
  // The heading of the list is edge enough.
  '&:first-of-type': { borderTop: 0 },
  '@media (min-width: 1024px)': { '&:nth-of-type(2)': { borderTop: 0 } },
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
  WebkitLineClamp: ['3', 'none'],
  WebkitBoxOrient: 'vertical',
  color: 'textMuted',
  fontSize: 'small',
}

const styles = {
  resultGroup: { minWidth: 0 },
  // Apart from the lists: on phones from edge to edge.
  best: {
    minWidth: 0,
    mx: [-4, 0],
    px: [4, 5],
    pt: [2, 5],
    pb: 2,
    borderRadius: [0, 'card'],
    bg: 'surface',
  },
  words: { display: 'grid', alignContent: 'start', minWidth: 0 },
  resultGroupHeading: { fontSize: 'h3', pb: [0, 2] },
  resultGroupLabel: { color: 'textMuted', fontWeight: 'body' },
  // Read after the title, seen above it.
  hitKind: { order: -1, mb: 1, color: 'primaryText', fontSize: 'tiny', fontWeight: 'medium' },
  noticeBox: { mt: 4 },
} satisfies Record<string, ThemeUIStyleObject>

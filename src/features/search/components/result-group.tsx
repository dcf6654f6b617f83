/** @jsxImportSource theme-ui */
import { useEffect, useId, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '../../../components/button'
import { Notice } from '../../../components/notice'
import { type Text, useText } from '../../../lib/i18n/texts'
import { type GroupResults, leftOf, type SearchGroup } from '../search-results'
import { type SearchWords, searchMessages } from '../search-texts'
import { type FoundProductGrid, FoundProducts, isPriced } from './found-products'
import { HitRow } from './hit-row'

interface ResultGroupProps {
  group: SearchGroup
  found: GroupResults
  productGrid: FoundProductGrid
  isReadingMore: boolean
  hasMoreFailed: boolean
  onMore: () => void
}

/** The most that one press brings. */
const pageOfHits = 10

/** What was found of one kind, and more of it on demand. */
export function ResultGroup(props: ResultGroupProps) {
  const { group, found, productGrid, isReadingMore, hasMoreFailed, onMore } = props
  const text = useText(searchMessages)
  const titleId = useId()
  const { list, expectMore } = useFocusOnNew(found.hits.length)
  const left = leftOf(found)
  const more = () => {
    expectMore()
    onMore()
  }
  return (
    <section aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <h2 id={titleId} sx={{ fontSize: 'h3', pb: 2 }}>
        {text(group)} <span sx={{ color: 'textMuted', fontWeight: 'body' }}>{found.total}</span>
      </h2>
      <div ref={list}>
        {group === 'products' && found.hits.every(isPriced) ? (
          <FoundProducts hits={found.hits} grid={productGrid} />
        ) : (
          <ul sx={rowsStyle}>
            {found.hits.map((hit) => (
              <HitRow key={hit.id} hit={hit} />
            ))}
          </ul>
        )}
      </div>
      {hasMoreFailed && (
        <div sx={{ mt: 4 }}>
          <Notice tone='error' live>
            {text('moreFailed')}
          </Notice>
        </div>
      )}
      {left > 0 && (
        <div sx={{ mt: 4 }}>
          <Button variant='secondary' busy={isReadingMore} onClick={more}>
            {moreLabel(group, Math.min(pageOfHits, left), text)}
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

function moreLabel(group: SearchGroup, count: number, text: Text<SearchWords>): string {
  return group === 'lessons' ? text('moreLessons', { count }) : text('moreProducts', { count })
}

/** The keyboard goes on at the first of those that came. */
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

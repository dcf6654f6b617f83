/** @jsxImportSource theme-ui */
import { useEffect, useId, useRef, useState } from 'react'
import { type Text, useText } from '../../../shared/i18n/texts'
import { Button } from '../../../shared/ui/button'
import { Notice } from '../../../shared/ui/notice'
import { type GroupResults, leftOf, type SearchGroup } from '../search-results'
import { type SearchWords, searchTexts } from '../search-texts'
import { HitRow } from './hit-row'

interface ResultGroupProps {
  group: SearchGroup
  found: GroupResults
  isReadingMore: boolean
  hasMoreFailed: boolean
  onMore: () => void
}

/** The most that one press brings. */
const pageOfHits = 10

/** What was found of one kind, and more of it on demand. */
export function ResultGroup(props: ResultGroupProps) {
  const { group, found, isReadingMore, hasMoreFailed, onMore } = props
  const text = useText(searchTexts)
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
      <ul ref={list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {found.hits.map((hit) => (
          <HitRow key={hit.id} hit={hit} />
        ))}
      </ul>
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

function moreLabel(group: SearchGroup, count: number, text: Text<SearchWords>): string {
  return group === 'lessons' ? text('moreLessons', { count }) : text('moreProducts', { count })
}

/** The keyboard goes on at the first of those that came. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const [expectedAt, setExpectedAt] = useState<number>()
  useEffect(() => {
    if (expectedAt === undefined || count <= expectedAt) return
    list.current?.children[expectedAt]?.querySelector('a')?.focus()
    setExpectedAt(undefined)
  }, [count, expectedAt])
  return { list, expectMore: () => setExpectedAt(count) }
}

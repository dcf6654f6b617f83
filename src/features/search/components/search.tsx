import { useLocation } from '@reach/router'
import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { entryMemory } from '#lib/navigation/entry-memory'
import { writeAddress } from '#lib/navigation/write-address'
import { cleanQuery, queryOf } from '../clean-query'
import { searchPath } from '../search-address'
import { isEmpty, type SearchResults } from '../search-results'
import { restoreResults, type SearchPhase, useSearchResults } from '../use-search-results'
import { useSearchText, type WriteQuery } from '../use-search-text'
import { NoResults, Topics } from './empty-results'
import type { FoundProductGrid } from './found-products'
import { Results } from './results'
import { SearchForm } from './search-form'
import { HitsSkeleton } from './search-skeleton'
import { SearchProblemNotice, SearchStatus } from './search-status'
import type { SearchView, TopicLink } from './search-view'

export interface SearchProps {
  topics: readonly TopicLink[]
  productGrid: FoundProductGrid
}

/** Hits per group and request, with price, stock and rating of products. */
const page = { limit: 10, offers: true }

/** Previous results stay visible while the next ones load. */
const resultsOrElse = (Else: ComponentType<SearchView>) =>
  function ResultsOrElse(view: SearchView) {
    const { results } = view
    return results && !isEmpty(results) ? <Results {...view} /> : <Else {...view} />
  }

const screens = {
  resting: Topics,
  typing: resultsOrElse(Topics),
  searching: resultsOrElse(HitsSkeleton),
  found: Results,
  nothing: NoResults,
  failed: SearchProblemNotice,
} satisfies Record<SearchPhase, ComponentType<SearchView>>

const writeQuery: WriteQuery = (query, mode) =>
  writeAddress(searchPath(query), { replace: mode === 'replace' })

/** The search field and its results, synchronised with the URL. */
export default function Search({ topics, productGrid }: SearchProps) {
  const { typed, query, isTyping, type, submit, open } = useSearchText(writeQuery)
  const search = useSearchResults({ ...page, query, isTyping })
  const { phase, results } = search
  const field = useRef<HTMLInputElement>(null)
  useAddress(field, open, type)
  useEffect(() => {
    if (phase === 'found' && results) memory.keep({ query, results })
  }, [phase, query, results])
  const Screen: ComponentType<SearchView> = screens[phase]
  return (
    <>
      <SearchForm
        field={field}
        typed={typed}
        onType={type}
        onSubmit={() => {
          submit()
          if (phase === 'failed') search.retry()
        }}
      />
      <SearchStatus phase={phase} query={query} results={results} />
      <Screen
        query={query}
        results={results}
        problem={search.problem}
        topics={topics}
        productGrid={productGrid}
        isReading={phase === 'searching' || phase === 'typing'}
        readingMore={search.readingMore}
        failedMore={search.failedMore}
        onMore={search.readMore}
        onRetry={search.retry}
      />
    </>
  )
}

/** Results with their query, in the length that the user has read. */
const memory = entryMemory<{ query: string; results: SearchResults }>()

/** Follows the URL, and uses text typed before hydration. */
function useAddress(
  field: RefObject<HTMLInputElement>,
  open: (query: string) => void,
  type: (text: string) => void,
): void {
  // A new location object may still contain the query from before this page wrote another one.
  const location = useLocation()
  const typedBefore = useRef<string | undefined>()
  useBrowserLayoutEffect(() => {
    typedBefore.current ??= field.current?.value
  }, [])
  useBrowserLayoutEffect(() => {
    const query = queryOf(location.search)
    const before = memory.recall()
    if (before?.query === query) restoreResults({ ...page, query }, before.results)
    open(query)
    const text = typedBefore.current ?? ''
    typedBefore.current = ''
    if (cleanQuery(text) !== '' && cleanQuery(text) !== query) type(text)
  }, [location, open])
}

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

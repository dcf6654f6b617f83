import { useLocation } from '@reach/router'
import {
  type ComponentType,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { isFocusFree, isNextPage } from '#lib/navigation/page-lifecycle'
import { writeAddress } from '#lib/navigation/write-address'
import { currentSession, watchSession } from '#session/session'
import { cleanQuery, queryOf } from '../clean-query'
import { indexSearch } from '../index-search'
import { recentSearches } from '../recent-searches'
import { searchPath, shortQueryKey } from '../search-address'
import {
  effective,
  filterParams,
  noFilters,
  readFilters,
  type SearchFilters,
} from '../search-filters'
import { isEmpty } from '../search-results'
import { type SearchPhase, useSearchResults } from '../use-search-results'
import { useSearchText } from '../use-search-text'
import { NoResults, RestingSearch } from './empty-results'
import { FilteredResults } from './filtered-results'
import { Filters } from './filters'
import type { FoundProductGrid } from './found-products'
import { SearchForm } from './search-form'
import { HitsSkeleton } from './search-skeleton'
import { SearchProblemNotice, SearchStatus } from './search-status'
import type { SearchView, TopicLink } from './search-view'

export interface SearchProps {
  topics: readonly TopicLink[]
  productGrid: FoundProductGrid
}

const screens = {
  resting: RestingSearch,
  typing: RestingSearch,
  searching: HitsSkeleton,
  found: FilteredResults,
  nothing: NoResults,
  failed: SearchProblemNotice,
} satisfies Record<SearchPhase, ComponentType<SearchView>>

/** The search field and its results, synchronised with the URL. */
export default function Search({ topics, productGrid }: SearchProps) {
  const [filters, setFilters] = useState(noFilters)
  const text = useSearchText((next, mode) =>
    writeAddress(searchPath(next, filterParams(filters)), { replace: mode === 'replace' }),
  )
  const { typed, query, isTyping, isTooShort, type, submit, choose, open } = text
  const search = useSearchResults({ query, isTyping, filters })
  const { phase, results } = search
  const field = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  useAddress(field, open, setFilters, type)
  useFocusOnOpening(field)
  useRecentSearch(phase === 'found' && results && !isEmpty(results) ? query : '')
  const filter = (chosen: SearchFilters) => {
    const next = effective(chosen)
    setFilters(next)
    writeAddress(searchPath(query, filterParams(next)), { replace: true })
  }
  const unfilter = () => {
    filter(noFilters)
    status.current?.focus()
  }
  const retry = () => {
    search.retry()
    status.current?.focus()
  }
  const Screen = useScreen(phase)
  return (
    <>
      <SearchForm
        field={field}
        typed={typed}
        onType={type}
        onFocus={() => void indexSearch.load().catch(() => {})}
        onSubmit={() => {
          submit()
          if (phase === 'failed') search.retry()
        }}
      />
      <div sx={styles.bar}>
        <SearchStatus element={status} {...{ phase, query, isTooShort, filters, results }} />
        {Screen === FilteredResults && results && (
          <Filters filters={filters} results={results} onFilter={filter} />
        )}
      </div>
      <Screen
        query={query}
        filters={filters}
        results={results}
        problem={search.problem}
        topics={topics}
        productGrid={productGrid}
        isReading={phase === 'searching' || phase === 'typing'}
        onUnfilter={unfilter}
        onSearch={choose}
        onRetry={retry}
      />
    </>
  )
}

/** The component for a phase; results in view stay there, with their filters, while others load. */
function useScreen(phase: SearchPhase): ComponentType<SearchView> {
  const settled = useRef(phase)
  const isLoading = phase === 'typing' || phase === 'searching'
  useEffect(() => {
    if (!isLoading && phase !== 'failed') settled.current = phase
  }, [phase, isLoading])
  return isLoading && settled.current === 'found' ? FilteredResults : screens[phase]
}

/** Remembers the last query with results when the page is left, unless its user has left before. */
function useRecentSearch(query: string): void {
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  }, [query])
  useEffect(() => {
    const remember = () => recentSearches.add(latest.current)
    addEventListener('pagehide', remember)
    let userId = currentSession().user?.id
    const unwatch = watchSession(() => {
      const next = currentSession().user?.id
      if (userId !== undefined && next !== userId) latest.current = ''
      userId = next
    })
    return () => {
      unwatch()
      removeEventListener('pagehide', remember)
      remember()
    }
  }, [])
}

/** Who opens the page by a link, without a query, wants to write one. */
function useFocusOnOpening(field: RefObject<HTMLInputElement>): void {
  const { search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (queryOf(search) === '' && isNextPage() && isFocusFree()) field.current?.focus()
  }, [])
}

/** Follows the URL, and uses text typed before hydration. */
function useAddress(
  field: RefObject<HTMLInputElement>,
  open: (query: string) => void,
  setFilters: (filters: SearchFilters) => void,
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
    const filters = readFilters(location.search)
    setFilters(filters)
    open(query)
    if (!isCanonical(location.search, filters)) {
      writeAddress(searchPath(query, filterParams(filters)), { replace: true })
    }
    const text = typedBefore.current ?? ''
    typedBefore.current = ''
    if (cleanQuery(text) !== '' && cleanQuery(text) !== query) type(text)
  }, [location, open])
}

/** Whether an address has the name of the query and only filters that have an effect. */
function isCanonical(search: string, filters: SearchFilters): boolean {
  const written = new URLSearchParams(search)
  const params = filterParams(filters)
  const isOther = (name: string) => written.has(name) && !(name in params)
  return !written.has(shortQueryKey) && !['price', 'available'].some(isOther)
}

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

const styles = {
  // The filters are a button beside the status, on wide screens a line below it, which says what is
  // chosen.
  bar: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 3,
    rowGap: 2,
    minHeight: 'touch',
    mt: [2, 3],
    '& > [role=group]': { gridColumn: '1 / -1' },
    '& > ul': { display: ['flex', null, null, 'none'] },
  },
} satisfies Record<string, ThemeUIStyleObject>

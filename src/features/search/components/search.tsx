import { useLocation } from '@reach/router'
import { useMachine } from '@xstate/react'
import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { EventFrom, SnapshotFrom, StateValueFrom } from 'xstate'
import { entryMemory } from '#lib/navigation/entry-memory'
import { cleanQuery, queryOf } from '../clean-query'
import { pageSearchMachine } from '../search-actors'
import type { searchMachine } from '../search-machine'
import { isEmpty, type SearchResults } from '../search-results'
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

type Send = (event: EventFrom<typeof searchMachine>) => void

/** Hits per group and request. */
const pageSize = 10

/** Previous results stay visible while the next ones load. */
const resultsOrElse = (Else: ComponentType<SearchView>) =>
  function ResultsOrElse(view: SearchView) {
    const { results } = view.context
    return results && !isEmpty(results) ? <Results {...view} /> : <Else {...view} />
  }

const screens = {
  resting: Topics,
  typing: resultsOrElse(Topics),
  searching: resultsOrElse(HitsSkeleton),
  found: Results,
  readingMore: Results,
  moreFailed: Results,
  nothing: NoResults,
  failed: SearchProblemNotice,
} satisfies Record<StateValueFrom<typeof searchMachine>, ComponentType<SearchView>>

/** The search field and its results, synchronised with the URL. */
export default function Search({ topics, productGrid }: SearchProps) {
  const [state, send] = useMachine(pageSearchMachine, { input: { limit: pageSize } })
  const field = useRef<HTMLInputElement>(null)
  useAddress(field, send)
  useConnection(send)
  useResultMemory(state)
  const Screen: ComponentType<SearchView> = screens[state.value]
  const { context, value } = state
  return (
    <>
      <SearchForm
        field={field}
        typed={context.typed}
        onType={(text) => send({ type: 'query.typed', text })}
        onSubmit={() => send({ type: 'query.submitted' })}
      />
      <SearchStatus state={value} context={context} />
      <Screen
        context={context}
        topics={topics}
        productGrid={productGrid}
        isReading={value === 'searching' || value === 'typing'}
        isReadingMore={value === 'readingMore'}
        hasMoreFailed={value === 'moreFailed'}
        onMore={(group) => send({ type: 'more.requested', group })}
        onRetry={() => send({ type: 'retry.pressed' })}
      />
    </>
  )
}

/** Results with their query, in the length that the user has read. */
const memory = entryMemory<{ query: string; results: SearchResults }>()

function useResultMemory({ value, context }: SnapshotFrom<typeof searchMachine>): void {
  const { query, results } = context
  useEffect(() => {
    if (value === 'found' && results) memory.keep({ query, results })
  }, [value, query, results])
}

/** Follows the URL, and uses text typed before hydration. */
function useAddress(field: RefObject<HTMLInputElement>, send: Send): void {
  // A new location object may still contain the query from before this page wrote another one.
  const location = useLocation()
  const typedBefore = useRef<string | undefined>()
  useBrowserLayoutEffect(() => {
    typedBefore.current ??= field.current?.value
  }, [])
  useBrowserLayoutEffect(() => {
    const query = queryOf(location.search)
    const before = memory.recall()
    send({
      type: 'address.changed',
      query,
      results: before?.query === query ? before.results : null,
    })
    const typed = typedBefore.current ?? ''
    typedBefore.current = ''
    if (cleanQuery(typed) !== '' && cleanQuery(typed) !== query) {
      send({ type: 'query.typed', text: typed })
    }
  }, [location, send])
}

function useConnection(send: Send): void {
  useEffect(() => {
    const back = () => send({ type: 'connection.returned' })
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [send])
}

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

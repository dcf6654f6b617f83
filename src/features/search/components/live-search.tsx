/** @jsxImportSource theme-ui */
import { useLocation } from '@reach/router'
import { useMachine } from '@xstate/react'
import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { EventFrom, StateValueFrom } from 'xstate'
import { pageSearchMachine } from '../live-search-machines'
import { cleanQuery, queryOf } from '../search-address'
import type { searchMachine } from '../search-machine'
import { isEmpty } from '../search-results'
import type { TopicLink } from '../topic-link'
import { FoundNothing } from './found-nothing'
import type { FoundProductGrid } from './found-products'
import { HitsSkeleton } from './hits-skeleton'
import { Results } from './results'
import { SearchForm } from './search-form'
import { SearchProblemNotice } from './search-problem-notice'
import { SearchStatus } from './search-status'
import type { SearchView } from './search-view'
import { Topics } from './topics'

export interface LiveSearchProps {
  topics: readonly TopicLink[]
  productGrid: FoundProductGrid
}

type Send = (event: EventFrom<typeof searchMachine>) => void

/** How many of each group come at once. */
const hitsAtOnce = 10

/** What was found before stays in view while people type on. */
const resultsOr = (Else: ComponentType<SearchView>) =>
  function ResultsOrElse(view: SearchView) {
    const { results } = view.context
    return results && !isEmpty(results) ? <Results {...view} /> : <Else {...view} />
  }

const screens = {
  resting: Topics,
  typing: resultsOr(Topics),
  searching: resultsOr(HitsSkeleton),
  found: Results,
  readingMore: Results,
  moreFailed: Results,
  nothing: FoundNothing,
  failed: SearchProblemNotice,
} satisfies Record<StateValueFrom<typeof searchMachine>, ComponentType<SearchView>>

/** The search: what stands in the field, what the address says, and what was found. */
export default function LiveSearch({ topics, productGrid }: LiveSearchProps) {
  const [state, send] = useMachine(pageSearchMachine, { input: { limit: hitsAtOnce } })
  const field = useRef<HTMLInputElement>(null)
  useAddress(field, send)
  useConnection(send)
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
        onMore={(group) => send({ type: 'more.wanted', group })}
        onRetry={() => send({ type: 'retry.pressed' })}
      />
    </>
  )
}

/** Follows the address, and takes over what was typed before the script was there. */
function useAddress(field: RefObject<HTMLInputElement>, send: Send): void {
  // Another location may hold the query that the router knew before this page wrote its own.
  const location = useLocation()
  const typedBefore = useRef<string | undefined>()
  useBrowserLayoutEffect(() => {
    typedBefore.current ??= field.current?.value
  }, [])
  useEffect(() => {
    const query = queryOf(location.search)
    send({ type: 'address.changed', query })
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

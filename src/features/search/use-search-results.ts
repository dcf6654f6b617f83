import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { publicQueries } from '#lib/queries/public-queries'
import { findResults, readOffers } from './find-results'
import { SearchError, type SearchProblem } from './read-results'
import { filtersProducts, type SearchFilters } from './search-filters'
import { type HitOffer, isEmpty, noResults, type SearchResults } from './search-results'

/** What a search reads. */
export interface SearchOptions {
  /** Empty for none. */
  query: string
  /** The text of the field is another query. */
  isTyping: boolean
  filters: SearchFilters
}

export type SearchPhase = 'resting' | 'typing' | 'searching' | 'found' | 'nothing' | 'failed'

interface SearchState {
  phase: SearchPhase
  /** Of the query, or of the previous one until the answer arrives. */
  results: SearchResults | undefined
  problem: SearchProblem | null
  retry: () => void
}

/** How long results are shown again without a new search, in ms. */
const freshForMs = 60_000

/** Without the index: the hits of each kind that the API is asked for at once. */
const mostApiHits = 50

/** The results of a query; a newer query cancels the request of the previous one. */
export function useSearchResults({ query, isTyping, filters }: SearchOptions): SearchState {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    {
      queryKey: ['search', query, filters],
      queryFn: ({ signal }) => findResults(query, filters, mostApiHits, signal),
      enabled: query !== '',
      staleTime: ({ state }) => (state.data?.unread ? 0 : freshForMs),
      placeholderData: keepPreviousData,
      // Nothing is what the first results follow.
      ...(query === '' && { initialData: noResults }),
      refetchOnReconnect: ({ state }) => (isConnectionLost(state.error) ? 'always' : false),
    },
    publicQueries,
  )
  // What lacks a kind is searched for again, when it is asked for and when it is shown again.
  const isReadAgain = isFetching && data?.unread !== undefined
  const isRead = data !== undefined && !isPlaceholderData && !isReadAgain
  const offers = useOffers(query, isRead && data.source === 'index' && data.totals.products > 0)
  return {
    phase: phaseOf({ query, filters, isTyping, isRead, results: data, error }),
    results: data && offers ? withOffers(data, offers) : data,
    problem: error ? problemOf(error) : null,
    retry: () => void refetch(),
  }
}

/** Prices, stock and ratings of now, where the API has them; the index has those of the build. */
function useOffers(query: string, isWanted: boolean): ReadonlyMap<number, HitOffer> | undefined {
  const { data } = useQuery(
    {
      queryKey: ['search-offers', query],
      queryFn: ({ signal }) => readOffers(query, signal),
      enabled: isWanted,
      staleTime: freshForMs,
    },
    publicQueries,
  )
  return data
}

function withOffers(results: SearchResults, offers: ReadonlyMap<number, HitOffer>): SearchResults {
  const hits = results.hits.map((hit) =>
    hit.kind === 'products' ? { ...hit, offer: offerNow(offers.get(hit.id), hit.offer) } : hit,
  )
  return { ...results, hits }
}

/** The offer of now, as far as it is known. */
function offerNow(now: HitOffer | undefined, built: HitOffer | null): HitOffer | null {
  if (!now || !built || now.reviewCount !== null) return now ?? built
  const { reviewAverage, reviewCount } = built
  return { ...now, reviewAverage, reviewCount }
}

interface PhaseFacts extends SearchOptions {
  /** The results are those of the query. */
  isRead: boolean
  results: SearchResults | undefined
  error: Error | null
}

function phaseOf(facts: PhaseFacts): SearchPhase {
  const { query, filters, isTyping, isRead, results, error } = facts
  if (isTyping) return 'typing'
  if (query === '') return 'resting'
  // What price and stock leave out is found all the same; the filters stay in view. What could not
  // be searched may be there.
  const mayBeMore = filtersProducts(filters) || results?.unread
  if (isRead) return results && isEmpty(results) && !mayBeMore ? 'nothing' : 'found'
  return error ? 'failed' : 'searching'
}

function problemOf(error: Error): SearchProblem {
  return error instanceof SearchError ? error.problem : { kind: 'broken', reason: error.message }
}

function isConnectionLost(error: Error | null): boolean {
  const kind = error && problemOf(error).kind
  return kind === 'offline' || kind === 'unreachable'
}

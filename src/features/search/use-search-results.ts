import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { apiRequest } from '#lib/http/api-request'
import { publicQueries } from '#lib/queries/public-queries'
import { readResults, SearchError, type SearchProblem } from './read-results'
import {
  appendGroup,
  isEmpty,
  noResults,
  remainingOf,
  type SearchGroup,
  type SearchResults,
} from './search-results'

/** What a search reads. */
export interface SearchOptions {
  /** Empty for none. */
  query: string
  /** The text of the field is another query. */
  isTyping: boolean
  /** Hits per group and request. */
  limit: number
  /** Include price, stock and rating of products. */
  offers?: boolean
}

export type SearchPhase = 'resting' | 'typing' | 'searching' | 'found' | 'nothing' | 'failed'

interface SearchState {
  phase: SearchPhase
  /** Of the query, or of the previous one until the answer arrives. */
  results: SearchResults | undefined
  problem: SearchProblem | null
  retry: () => void
  /** Reads the next hits of a group. */
  readMore: (group: SearchGroup) => void
  /** The group that more hits are read of. */
  readingMore: SearchGroup | null
  /** The group that more hits could not be read of. */
  failedMore: SearchGroup | null
}

/** How long results are shown again without a request, in ms. */
const freshForMs = 60_000

const isOnline = () => navigator.onLine

function keyOf({ query, limit, offers }: Omit<SearchOptions, 'isTyping'>) {
  return ['search', query, limit, offers ?? false]
}

/** Stores results that were read before, so that they are shown without a request. */
export function restoreResults(
  options: Omit<SearchOptions, 'isTyping'>,
  results: SearchResults,
): void {
  publicQueries.setQueryData(keyOf(options), results)
}

/**
 * The results of a query; a newer query cancels the request of the previous one. Hits are appended
 * per group on demand.
 */
export function useSearchResults({ isTyping, ...options }: SearchOptions): SearchState {
  const { query } = options
  const queryKey = keyOf(options)
  const read = (offset: number, signal?: AbortSignal) =>
    readResults(apiRequest, { ...options, offset }, isOnline, signal)
  const { data, error, isPlaceholderData, refetch } = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => read(0, signal),
      enabled: query !== '',
      staleTime: freshForMs,
      placeholderData: keepPreviousData,
      // Nothing is what the first results follow.
      ...(query === '' && { initialData: noResults }),
      refetchOnReconnect: ({ state }) => (isConnectionLost(state.error) ? 'always' : false),
    },
    publicQueries,
  )
  const more = useMutation(
    {
      mutationFn: ({ offset }: { of: string; group: SearchGroup; offset: number }) => read(offset),
      onSuccess: (page, { of, group }) =>
        publicQueries.setQueryData<SearchResults>(
          keyOf({ ...options, query: of }),
          (known) => known && { ...known, [group]: appendGroup(known[group], page[group]) },
        ),
    },
    publicQueries,
  )
  const moreOf = more.variables?.of === query ? more.variables.group : null
  const isRead = data !== undefined && !isPlaceholderData
  return {
    phase: phaseOf({ query, isTyping, isRead, results: data, error }),
    results: data,
    problem: error ? problemOf(error) : null,
    retry: () => void refetch(),
    readMore: (group) => {
      const found = data?.[group]
      if (!found || remainingOf(found) === 0 || more.isPending) return
      more.mutate({ of: query, group, offset: found.seen })
    },
    readingMore: more.isPending ? moreOf : null,
    failedMore: more.isError ? moreOf : null,
  }
}

interface PhaseFacts {
  query: string
  isTyping: boolean
  /** The results are those of the query. */
  isRead: boolean
  results: SearchResults | undefined
  error: Error | null
}

function phaseOf({ query, isTyping, isRead, results, error }: PhaseFacts): SearchPhase {
  if (isTyping) return 'typing'
  if (query === '') return 'resting'
  if (isRead) return results && isEmpty(results) ? 'nothing' : 'found'
  return error ? 'failed' : 'searching'
}

function problemOf(error: Error): SearchProblem {
  return error instanceof SearchError ? error.problem : { kind: 'broken', reason: error.message }
}

function isConnectionLost(error: Error | null): boolean {
  const kind = error && problemOf(error).kind
  return kind === 'offline' || kind === 'unreachable'
}

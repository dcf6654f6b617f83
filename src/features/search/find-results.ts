import { call } from '#lib/http/call'
import { indexSearch } from './index-search'
import { readFoundOffers, readResults } from './read-results'
import type { SearchFilters } from './search-filters'
import type { HitOffer, SearchResults } from './search-results'

export const isOnline = () => navigator.onLine

/** Without the index each query is a request, which waits for a pause in the typing. */
const typingPauseMs = 250

/**
 * The results of a query: of the index, or, where it cannot be reached, of the API.
 * @param limit how many hits of each kind the API is asked for
 * @throws SearchError if neither can be reached
 */
export async function findResults(
  query: string,
  filters: SearchFilters,
  limit: number,
  signal: AbortSignal,
): Promise<SearchResults> {
  try {
    return await indexSearch.find(query, filters)
  } catch {
    await pause(typingPauseMs, signal)
    const params = { query, filters, limit, offers: true }
    return readResults(call, params, isOnline, signal)
  }
}

/** Products on one page of results. */
const newestOffers = 10

/** What the API says now about price, stock and rating of the products that a query finds. */
export function readOffers(
  query: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, HitOffer>> {
  return readFoundOffers(call, { query, limit: newestOffers }, isOnline, signal)
}

/** @throws the signal's reason where it is aborted meanwhile */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

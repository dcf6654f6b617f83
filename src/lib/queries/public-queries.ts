import { QueryClient } from '@tanstack/react-query'
import { createBackgroundRefetch } from './background-refetch'

// The HTTP client retries, and the service worker may answer without a connection.
const always = { networkMode: 'always', retry: false } as const

/** Options for queries of this client that follow the visitor's return and the connection. */
export const publicRefetch = createBackgroundRefetch()

/**
 * The query client of public pages; account data is in the client of its owner
 * (`accountQueryClient`). What these pages read of a member has their id in its key, and goes
 * with them: a hook keeps its client, but the member may change while the page is open. Only deferred
 * scripts import it, because no first load contains TanStack Query. Hooks take it as their second
 * argument.
 */
export const publicQueries = new QueryClient({
  queryCache: publicRefetch.createCache(),
  defaultOptions: { queries: { ...always, refetchOnWindowFocus: false }, mutations: always },
})
// Follows focus and connection, as long as the document lives.
publicQueries.mount()
// Also where the connection was lost before this script had loaded.
if (typeof window !== 'undefined') {
  window.addEventListener('online', () => publicQueries.getQueryCache().onOnline())
}

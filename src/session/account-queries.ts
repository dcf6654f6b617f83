import { QueryClient } from '@tanstack/react-query'

/** How long what was read of a person counts as fresh, in ms. */
const freshFor = 30_000

/**
 * Keeps what the account's pages read of one person; another person gets another one. Nothing is
 * tried again by itself: 401, 404 and 410 are answers (decision D26).
 */
export function createAccountQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: freshFor }, mutations: { retry: false } },
  })
}

import { QueryClient } from '@tanstack/react-query'
import { currentSession, watchSession } from './session-view'

/** How long what was read of a person counts as fresh, in ms. */
const freshFor = 30_000

/**
 * Keeps what the account's pages read of one person. Nothing is tried again by itself: 401, 404 and
 * 410 are answers.
 */
export function createAccountQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: freshFor }, mutations: { retry: false } },
  })
}

let kept: { owner: number | undefined; queries: QueryClient } | undefined

/**
 * What was read of the person who is here. It stays while other pages are looked at, so that Back
 * leads to a list as long as it was (R131), and is forgotten as soon as it is another person, or
 * nobody (A3-43).
 * @param owner the person's id; undefined for a guest
 */
export function queriesOf(owner: number | undefined): QueryClient {
  if (kept && kept.owner === owner) return kept.queries
  const queries = createAccountQueries()
  const end = watchSession(() => {
    if (currentSession().user?.id === owner) return
    end()
    queries.clear()
    if (kept?.queries === queries) kept = undefined
  })
  kept = { owner, queries }
  return queries
}

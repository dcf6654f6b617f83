import { QueryClient } from '@tanstack/react-query'
import { currentSession, watchSession } from './session-store'

/** How long account data counts as fresh, in ms. */
const freshFor = 30_000

/** A query client with the account's defaults. No retries: 401, 404 and 410 are answers. */
export function createAccountQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: freshFor }, mutations: { retry: false } },
  })
}

let current: { owner: number | undefined; client: QueryClient } | undefined

/**
 * The query client of the present user. It lives on while other pages are shown, so that Back finds
 * a list as long as it was (R131), and is cleared as soon as the user changes or signs out (A3-43).
 * @param owner the user's id; undefined for a guest
 */
export function accountQueryClient(owner: number | undefined): QueryClient {
  if (current && current.owner === owner) return current.client
  const client = createAccountQueryClient()
  const unwatch = watchSession(() => {
    if (currentSession().user?.id === owner) return
    unwatch()
    client.clear()
    if (current?.client === client) current = undefined
  })
  current = { owner, client }
  return client
}

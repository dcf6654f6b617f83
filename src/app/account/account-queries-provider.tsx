import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useSession } from '#session/session'
import { accountQueryClient } from '#session/use-account-query'

/**
 * Provides the query client of the signed-in user. Public pages change some of the data
 * (favourites, reviews), so all of it is marked stale when the provider unmounts.
 */
export default function AccountQueriesProvider({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const queries = accountQueryClient(user?.id)
  useEffect(() => () => void queries.invalidateQueries({ refetchType: 'none' }), [queries])
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

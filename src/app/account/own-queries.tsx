import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { queriesOf } from '../../session/account-queries'
import { useSession } from '../../session/use-session'

/**
 * Gives the pages below what was read of the person who is here. Other pages change some of it
 * (hearts, reviews): who comes back sees what was there, and it is read anew meanwhile.
 */
export default function OwnQueries({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const queries = queriesOf(user?.id)
  useEffect(() => () => void queries.invalidateQueries({ refetchType: 'none' }), [queries])
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

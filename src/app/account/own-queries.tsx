import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { createAccountQueries } from '../../session/account-queries'
import { useSession } from '../../session/use-session'

/** What was read of one person, gone as soon as it is another one, or nobody (A3-43). */
export default function OwnQueries({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const owner = user?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, another memory
  const queries = useMemo(createAccountQueries, [owner])
  useEffect(() => () => queries.clear(), [queries])
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

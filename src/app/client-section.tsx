import { type ReactNode, useSyncExternalStore } from 'react'
import { PageNotFound } from '../lib/navigation/page-not-found'
import { NeutralSkeleton } from './neutral-skeleton'

interface ClientSectionProps {
  path: string
  /** The route's validation. */
  isKnown: (path: string) => boolean
  children: ReactNode
}

const never = () => () => {}

/**
 * A section of the site that one built shell serves under many addresses: while the shell comes
 * alive it shows a neutral skeleton, then what the address calls for.
 * @throws PageNotFound where the route's validation fails (R128)
 */
export function ClientSection({ path, isKnown, children }: ClientSectionProps) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isHydrated) return <NeutralSkeleton />
  if (!isKnown(path)) throw new PageNotFound(path)
  return children
}

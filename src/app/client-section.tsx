import type { ReactNode } from 'react'
import { PageNotFound } from '#lib/navigation/page-lifecycle'
import { useHydrated } from '#lib/state/use-hydrated'
import { NeutralSkeleton } from './neutral-skeleton'

interface ClientSectionProps {
  path: string
  /** Whether the path exists in the section. */
  isKnown: boolean
  children: ReactNode
}

/**
 * A client-only section, one built shell for many paths: a skeleton in the HTML, the page after
 * hydration.
 * @throws PageNotFound where the path does not exist
 */
export function ClientSection({ path, isKnown, children }: ClientSectionProps) {
  if (!useHydrated()) return <NeutralSkeleton />
  if (!isKnown) throw new PageNotFound(path)
  return children
}

import { destinationOf } from '../../lib/navigation/external-navigation'

/** The page of our own that a notification leads to; null where it leads nowhere, or elsewhere. */
export function linkPath(link: string, origin: string): string | null {
  if (link === '') return null
  try {
    const destination = destinationOf(link, origin)
    return destination.kind === 'page' ? destination.path : null
  } catch {
    return null
  }
}

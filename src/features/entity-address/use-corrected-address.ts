import { useEffect } from 'react'
import { matchEntityPath } from '#contract/paths/match-path'
import { whenIdle } from '#lib/idle/scheduling'

/** Redirects a wrong entity URL on the 404 page, for static hosts; the gateway redirects itself. */
export function useCorrectedAddress(path: string): void {
  useEffect(() => {
    const match = matchEntityPath(path)
    if (!match) return
    const controller = new AbortController()
    const { signal } = controller
    whenIdle()
      .then(() => import('./correct-address'))
      .then(({ correctAddress }) => correctAddress(match, signal))
      // If the script cannot be loaded the 404 screen stays.
      .catch(() => {})
    return () => controller.abort()
  }, [path])
}

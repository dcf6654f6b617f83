import { useEffect } from 'react'
import { matchEntityPath } from '../../../contract/paths/match-path'
import { whenIdle } from '../../lib/idle/when-idle'

/**
 * Corrects the address where nothing was found under an entity's path. The gateway
 * does so by itself; a plain host of files does not.
 */
export function useCorrectedAddress(path: string): void {
  useEffect(() => {
    const match = matchEntityPath(path)
    if (!match) return
    const controller = new AbortController()
    const { signal } = controller
    whenIdle()
      .then(() => import('./correct-address'))
      .then(({ correctAddress }) => correctAddress(match, signal))
      // Left before the answer, or a script that did not arrive: the 404 screen stays.
      .catch(() => {})
    return () => controller.abort()
  }, [path])
}

import { useEffect } from 'react'

/**
 * Runs an action when the window gets the focus or the connection is back.
 * @param act stable across renders
 */
export function useReturn(act: () => void): void {
  useEffect(() => {
    const returned = () => {
      if (document.visibilityState === 'visible') act()
    }
    addEventListener('focus', returned)
    addEventListener('online', returned)
    return () => {
      removeEventListener('focus', returned)
      removeEventListener('online', returned)
    }
  }, [act])
}

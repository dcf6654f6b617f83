import { useEffect } from 'react'

/**
 * Tells when a person is back at the page, by its window or its connection.
 * @param act stays the same from render to render
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

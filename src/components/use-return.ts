import { useEffect } from 'react'

/**
 * Runs an action when the window gets the focus or the connection is back.
 * @param act stable across renders; gets whether it is the connection
 */
export function useReturn(act: (isReconnected: boolean) => void): void {
  useEffect(() => {
    const returned = ({ type }: Event) => {
      if (document.visibilityState === 'visible') act(type === 'online')
    }
    addEventListener('focus', returned)
    addEventListener('online', returned)
    return () => {
      removeEventListener('focus', returned)
      removeEventListener('online', returned)
    }
  }, [act])
}

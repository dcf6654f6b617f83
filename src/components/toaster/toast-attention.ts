import { createContext, useCallback, useEffect, useState } from 'react'

/** Whether the toasts have the user's attention, which pauses their timers. */
export const ToastAttention = createContext(false)

/**
 * Tracks pointer, focus and visibility of the page.
 * @returns the current attention, and listeners for the element around the toasts
 */
export function useAttention() {
  const [isPointed, setPointed] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHidden = useIsHidden()
  return {
    isGiven: isPointed || hasFocus || isHidden,
    listeners: {
      onPointerEnter: useCallback(() => setPointed(true), []),
      onPointerLeave: useCallback(() => setPointed(false), []),
      onFocus: useCallback(() => setFocus(true), []),
      onBlur: useCallback(() => setFocus(false), []),
    },
  }
}

function useIsHidden(): boolean {
  const [isHidden, setHidden] = useState(document.hidden)
  useEffect(() => {
    const look = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isHidden
}

import { createContext, useCallback, useEffect, useState } from 'react'

/** Whether somebody attends to the toasts; time does not pass for them then. */
export const ToastAttention = createContext(false)

/**
 * Notes pointer, focus, and whether the page is looked at.
 * @returns the present attention, and what to put on the element around the toasts
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

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses an element when `wanted` becomes true, e.g. the button that opened a form, once the form
 * is closed.
 */
export function useFocusWhen<Target extends HTMLElement>(wanted: boolean): RefObject<Target> {
  const target = useRef<Target>(null)
  useEffect(() => {
    if (wanted) target.current?.focus()
  }, [wanted])
  return target
}

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes the focus to an element once that is wanted: to the button that opened a form, when the form
 * was left and would have left the focus nowhere.
 */
export function useFocusWhen<Target extends HTMLElement>(wanted: boolean): RefObject<Target> {
  const target = useRef<Target>(null)
  useEffect(() => {
    if (wanted) target.current?.focus()
  }, [wanted])
  return target
}

import { type RefObject, useEffect, useRef } from 'react'

/** Room around it, in pixels. */
const gap = 12

/**
 * Says in a variable of the document how much of the lower edge an element takes, in pixels, as
 * long as it is there.
 */
export function useLowerEdge<Part extends HTMLElement>(variable: string): RefObject<Part> {
  const element = useRef<Part>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const measure = () =>
      style.setProperty(variable, `${(element.current?.offsetHeight ?? 0) + gap}px`)
    measure()
    // Older browsers keep the first measure.
    const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined
    if (element.current) observer?.observe(element.current)
    return () => {
      observer?.disconnect()
      style.removeProperty(variable)
    }
  }, [variable])
  return element
}

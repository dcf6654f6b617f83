import { type RefObject, useEffect, useRef } from 'react'
import { createStore, useStore } from '#lib/state/create-store'

/** Whether the buy button of the purchase panel is in view; true until that is known. */
const inView = createStore(true)

/** Without what the header and the bar at the lower edge of phones cover. */
const uncovered = { rootMargin: '-64px 0px -61px' }

/** The ref of the buy button that is followed. */
export function useMainBuyButton(): RefObject<HTMLButtonElement> {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!button.current) return
    const observer = new IntersectionObserver((seen) => {
      inView.set(seen.at(-1)?.isIntersecting ?? true)
    }, uncovered)
    observer.observe(button.current)
    return () => {
      observer.disconnect()
      inView.set(true)
    }
  }, [])
  return button
}

/** Whether any of the button can be seen: a second one is in the way. */
export function useIsMainBuyButtonInView(): boolean {
  return useStore(inView, () => true)
}

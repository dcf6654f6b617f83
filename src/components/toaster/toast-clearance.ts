import { type RefObject, useEffect } from 'react'
import { mainActionMarker } from '../button'
import { toastNumbers } from './toast-stack'

/** Custom property of the document: minimum distance of toasts from the lower edge, in px. */
export const clearanceProperty = '--toast-clearance'

/** Space between a toast and the action below it, in px. */
const gap = 8

interface Edges {
  top: number
  bottom: number
}

interface Stack {
  /** Height of the window, in px, as all others. */
  windowHeight: number
  /** Distance from the window's lower edge where no action is covered. */
  floor: number
  height: number
}

/**
 * Distance of a stack of toasts from the window's lower edge at which it covers none of the
 * actions, in px. Where the window is too low for both, the stack stays on its floor.
 * @param actions those that share columns with the stack, relative to the window
 */
export function clearanceOf({ windowHeight, floor, height }: Stack, actions: Edges[]): number {
  const lowestFirst = [...actions].sort((one, other) => other.bottom - one.bottom)
  let distance = floor
  for (const { top, bottom } of lowestFirst) {
    const lowerEdge = windowHeight - distance
    const isCovered = top < lowerEdge && bottom > lowerEdge - height
    if (isCovered) distance = windowHeight - top + gap
  }
  return distance + height > windowHeight ? floor : distance
}

/** Prevents toasts from covering the main actions of the page, also while it is scrolled. */
export function useClearance(stage: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { style } = document.documentElement
    let frame = 0
    const place = () => {
      frame = 0
      style.removeProperty(clearanceProperty)
      const toaster = stage.current?.querySelector<HTMLElement>('[data-sonner-toaster]')
      if (toaster) style.setProperty(clearanceProperty, `${measure(toaster)}px`)
    }
    const later = () => {
      if (stage.current?.querySelector('li')) frame ||= requestAnimationFrame(place)
    }
    // Toasts, parts and texts of the page are added and removed.
    const mutations = new MutationObserver(later)
    mutations.observe(document.body, { childList: true, characterData: true, subtree: true })
    const sizes = new ResizeObserver(later)
    sizes.observe(document.body)
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('scroll', later, { signal, passive: true })
    addEventListener('resize', later, { signal })
    later()
    return () => {
      cancelAnimationFrame(frame)
      mutations.disconnect()
      sizes.disconnect()
      listening.abort()
      style.removeProperty(clearanceProperty)
    }
  }, [stage])
}

function measure(toaster: HTMLElement): number {
  const { left, right } = toaster.getBoundingClientRect()
  const actions = [...document.querySelectorAll(`main [${mainActionMarker}]`)]
    .map((action) => action.getBoundingClientRect())
    .filter((edges) => edges.height > 0 && edges.left < right && edges.right > left)
  // `offsetHeight`, because toasts are animated and their bounding boxes are not final.
  const toasts = [...toaster.querySelectorAll<HTMLElement>('li:not([data-removed=true])')]
  const height = toasts.reduce(
    (sum, { offsetHeight }) => sum + offsetHeight + toastNumbers.gapPx,
    0,
  )
  const floor = Number.parseFloat(getComputedStyle(toaster).bottom)
  return clearanceOf({ windowHeight: innerHeight, floor, height }, actions)
}

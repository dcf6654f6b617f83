import { type RefObject, useEffect } from 'react'
import { mainActionMarker, onlyActionMarker } from '../button'
import { toastNumbers } from './toast-stack'

/** Custom property of the document: minimum distance of toasts from the lower edge, in px. */
export const clearanceProperty = '--toast-clearance'

/** Space between a toast and the action below it, in px. */
const gap = 8

/** Main actions; those that follow the only one of a group are secondary. */
const mainActions = `main [${mainActionMarker}]:not(:has([${onlyActionMarker}]) + div > *)`

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
      if (!toaster) return
      const distance = measure(toaster)
      style.setProperty(clearanceProperty, `${distance}px`)
      hideQuietToast(toaster, distance)
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

/** Marks a toast that is shown only while it covers nothing and nothing else is shown. */
export const quietMarker = 'data-quiet-toast'

/** Sign of the currency, by which prices are found in the text of a page. */
const currencySign = '\u20ac'

/** The forms and prices of the page, which a quiet toast never covers. */
function formsAndPrices(): Element[] {
  const found: Element[] = [...document.querySelectorAll('main form, [data-buy-bar]')]
  const main = document.querySelector('main')
  if (!main) return found
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { nodeValue, parentElement } = text
    if (parentElement && nodeValue?.includes(currencySign)) found.push(parentElement)
  }
  return found
}

function hideQuietToast(toaster: HTMLElement, distance: number): void {
  const toast = toaster.querySelector(`[${quietMarker}]`)?.closest('li')
  if (!toast || toast.contains(document.activeElement)) return
  const isAlone = presentToasts(toaster).length === 1 && !document.querySelector('dialog[open]')
  const { left, right } = toaster.getBoundingClientRect()
  const bottom = innerHeight - distance
  const top = bottom - toast.offsetHeight
  const isCovering = formsAndPrices()
    .map((element) => element.getBoundingClientRect())
    .some(
      (edges) =>
        edges.height > 0 &&
        edges.left < right &&
        edges.right > left &&
        edges.top < bottom &&
        edges.bottom > top,
    )
  toast.style.visibility = isAlone && !isCovering ? '' : 'hidden'
}

const presentToasts = (toaster: HTMLElement) => [
  ...toaster.querySelectorAll<HTMLElement>('li:not([data-removed=true])'),
]

function measure(toaster: HTMLElement): number {
  const { left, right } = toaster.getBoundingClientRect()
  const actions = [...document.querySelectorAll(mainActions)]
    .map((action) => action.getBoundingClientRect())
    .filter((edges) => edges.height > 0 && edges.left < right && edges.right > left)
  // `offsetHeight`, because toasts are animated and their bounding boxes are not final.
  const height = presentToasts(toaster).reduce(
    (sum, { offsetHeight }) => sum + offsetHeight + toastNumbers.gapPx,
    0,
  )
  const floor = Number.parseFloat(getComputedStyle(toaster).bottom)
  return clearanceOf({ windowHeight: innerHeight, floor, height }, actions)
}

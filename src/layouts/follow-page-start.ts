import { focusOn, isHeldBack, pageStart } from './page-start'

const changes = { subtree: true, childList: true, attributeFilter: ['style'] }

/**
 * Takes focus to where a page begins once that is there, and again where it is replaced while it has
 * the focus: pages come in pieces, and a title that goes would leave the focus nowhere. Whoever has
 * moved on meanwhile, or is in a field that the page asked for, is left alone.
 * @param begun hears once that the page has begun
 * @returns stops it
 */
export function followPageStart(begun: () => void): () => void {
  const main = document.querySelector('main')
  let start: HTMLElement | null = null
  let pressed = isAskedFor(document.activeElement) ? null : document.activeElement
  const isFree = () => {
    const { activeElement: active } = document
    return !active || active === pressed || active.contains(main)
  }
  const look = () => {
    if (start?.isConnected && !isHeldBack(start)) return
    const next = pageStart(window.location.hash)
    const target = next ?? main
    if (target && isFree()) focusOn(target)
    if (!next) return
    if (!start) begun()
    start = next
    pressed = null
  }
  const observer = new MutationObserver(look)
  // The router takes focus to the whole page in the same turn; this comes after it.
  const frame = requestAnimationFrame(() => {
    look()
    if (main) observer.observe(main, changes)
  })
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}

/** A form that asks for its first field at once keeps it: leaving it would mark it as empty. */
function isAskedFor(element: Element | null): boolean {
  return element?.matches('main :is(input, textarea, select)') ?? false
}

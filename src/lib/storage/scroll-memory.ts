import { secretPath } from '#contract/paths/site-paths'
import { entryKey, isCurrentEntry } from '../navigation/history-entry'
import { tabStorage } from './tab-storage'

/** A location of the router. */
interface Place {
  pathname: string
  key: string
}

/** How long a page may grow until it reaches a stored position, in ms. */
const growsForMs = 5_000

/** What the user does to scroll. */
const intents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

let restoring: AbortController | undefined

/**
 * Stores the scroll positions of history entries. Replaces
 * `gatsby-react-router-scroll/session-storage` (src/build/bundle/lean-bundle.ts), which would also
 * store paths that contain a secret key, and positions of another page.
 */
export class SessionStorage {
  private isHydration = true

  /** @returns the position to scroll to; 0 where a document is already scrolled */
  read(place: Place): number {
    restoring?.abort()
    const position = Number(tabStorage.read(nameOf(place)) ?? 0)
    const isLate = position > room()
    if (isLate) scrollOnceLongEnough(position)
    // By the browser, or by the user before the scripts started.
    const isScrolled = this.isHydration && !isLate && scrollY > 0
    this.isHydration = false
    return isScrolled ? 0 : position
  }

  save(place: Place, _: unknown, position: number): void {
    // After a step back or forward the browser scrolls before the router renders the page of the
    // new address: the position is not that of the page still shown.
    if (place.pathname !== window.location.pathname || !isCurrentEntry(place.key)) return
    if (secretPath.test(place.pathname)) return
    tabStorage.write(nameOf({ ...place, key: entryKey() ?? place.key }), `${position}`)
  }
}

/** The largest scroll position, in px. */
const room = () => document.documentElement.scrollHeight - innerHeight

/** Scrolls as soon as late content makes the page long enough, unless the user scrolls first. */
function scrollOnceLongEnough(position: number): void {
  const own = new AbortController()
  restoring = own
  const { signal } = own
  const end = () => own.abort()
  const growth = new ResizeObserver(() => {
    if (room() < position) return
    end()
    scrollTo(0, position)
  })
  growth.observe(document.body)
  const timer = setTimeout(end, growsForMs)
  for (const intent of intents) addEventListener(intent, end, { signal, passive: true })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    growth.disconnect()
  })
}

function nameOf({ pathname, key }: Place): string {
  return `scroll|${pathname}|${key}`
}

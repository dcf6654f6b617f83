import { secretPath } from '#contract/paths/site-paths'
import { entryKey, isCurrentEntry } from '../navigation/history-entry'
import { tabStorage, tried } from './tab-storage'

/** How long a page may grow until it reaches a stored position, in ms. */
const growsForMs = 5_000

/** What the user does to scroll. */
const intents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** The router's key of the page that is shown. */
let shownKey = ''
let restoring: AbortController | undefined

/**
 * Stores the scroll position of each history entry. Gatsby's own memory, which only remains as it
 * cannot be turned off, stores the position of the next page for the one that is still shown, and
 * the paths that contain a secret key; those are removed here.
 */
export function watchScroll(): void {
  addEventListener('scroll', storePosition, { passive: true })
  // The event of a scroll comes with the next frame, which may belong to the page of a link that
  // was followed in this one.
  addEventListener('click', storePosition, { capture: true, passive: true })
  addEventListener('pagehide', removeSecretPaths)
}

function storePosition(): void {
  // After a step back or forward the browser scrolls before the router renders the page of the
  // new address: the position is not that of the page still shown.
  if (!isCurrentEntry(shownKey)) return
  if (secretPath.test(window.location.pathname)) requestAnimationFrame(removeAfterFrame)
  else tabStorage.write(nameOfEntry(), `${scrollY}`)
}

/** Gatsby stores its position in the same frame. */
function removeAfterFrame(): void {
  setTimeout(removeSecretPaths)
}

/** Removes what Gatsby has stored for paths that contain a secret key. */
function removeSecretPaths(): void {
  const prefix = '@@scroll|'
  for (const name of tried(() => Object.keys(sessionStorage)) ?? []) {
    if (name.startsWith(prefix) && secretPath.test(name.slice(prefix.length))) {
      tabStorage.remove(name)
    }
  }
}

/**
 * Scrolls a page that was just rendered to the stored position of its history entry, else to the
 * top. A page with a fragment in its address is left to Gatsby, which scrolls to the heading.
 * @param isFirst whether it is the first page of the document
 */
export function restoreScroll(page: { key?: string; hash: string }, isFirst: boolean): void {
  restoring?.abort()
  removeSecretPaths()
  shownKey = page.key ?? ''
  if (page.hash) return
  const position = Number(tabStorage.read(nameOfEntry()) ?? 0)
  const isLate = position > room()
  if (isLate) scrollOnceLongEnough(position)
  // By the browser, or by the user before the scripts started.
  if (isFirst && !isLate && scrollY > 0) return
  scrollTo(0, position)
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

const nameOfEntry = () => `scroll|${window.location.pathname}|${entryKey()}`

import { siteStorage } from '#lib/storage/site-storage'
import { hasGuestCart } from './guest-cart'
import { presumeGuest, watchSession } from './session'
import { hasSessionHint } from './session-hint'

/** Name of the channel between the tabs, and of their storage events. */
export const tabChannelName = 'session'
/** Storage name: a sign-out did not reach the server. */
export const unfinishedName = 'sign-out-unfinished'

/** Resolves `whenSessionMatters`. */
let call: (() => void) | undefined
let isCalled = false

/** Starts the session also for a guest, because the page may sign a user in. */
export function callForSession(): void {
  isCalled = true
  call?.()
}

/**
 * Treats the visitor as a guest, and resolves once a session may start in this tab: a page requests
 * it, another tab sends a message about it, or a hint exists when the tab becomes visible again.
 * Resolves at once where a sign-out did not reach the server, or where there is a guest's cart.
 */
export async function whenSessionMatters(): Promise<void> {
  if (isCalled || siteStorage.read(unfinishedName) !== null || hasGuestCart()) return
  presumeGuest()
  const over = new AbortController()
  await new Promise<void>((resolve) => {
    call = resolve
    listen(resolve, over.signal)
  })
  over.abort()
}

function listen(onMatter: () => void, signal: AbortSignal): void {
  const look = () => {
    if (hasSessionHint() || hasGuestCart()) onMatter()
  }
  document.addEventListener('visibilitychange', look, { signal })
  addEventListener('focus', look, { signal })
  addEventListener('pageshow', look, { signal })
  const stops = [
    siteStorage.watch(tabChannelName, onMatter),
    // It has started on a page that depends on it.
    watchSession(onMatter),
  ]
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(tabChannelName)
    channel.onmessage = onMatter
    stops.push(() => channel.close())
  }
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
}

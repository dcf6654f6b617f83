import { sessionHintCookie } from '../../contract/account/session-hint'
import { readCookie } from '../lib/storage/cookies'
import { siteStorage } from '../lib/storage/site-storage'

/** Name of the channel between the tabs, and of their storage events. */
export const tabChannelName = 'session'
/** Storage name: a sign-out did not reach the server. */
export const unfinishedName = 'sign-out-unfinished'

/** Resolves `whenSessionMatters`. */
let call: (() => void) | undefined
let isCalled = false

/** Whether this browser may hold a session: the gateway's hint, or a sign-out that did not reach it. */
export function hasSessionHint(): boolean {
  return readCookie(sessionHintCookie) !== undefined || siteStorage.read(unfinishedName) !== null
}

/** Has the session start also for a guest: the page depends on it, or may sign somebody in. */
export function callForSession(): void {
  isCalled = true
  call?.()
}

/**
 * Resolves once a session may begin in the tab of a guest: another tab says something about it, a hint is
 * there when the tab is looked at again, or `callForSession` is called.
 */
export function whenSessionMatters(): Promise<void> {
  const over = new AbortController()
  const { signal } = over
  return new Promise<void>((resolve) => {
    call = resolve
    if (isCalled) resolve()
    const look = () => {
      if (hasSessionHint()) resolve()
    }
    document.addEventListener('visibilitychange', look, { signal })
    addEventListener('focus', look, { signal })
    addEventListener('pageshow', look, { signal })
    signal.addEventListener(
      'abort',
      siteStorage.watch(tabChannelName, () => resolve()),
    )
    if (typeof BroadcastChannel !== 'function') return
    const channel = new BroadcastChannel(tabChannelName)
    channel.onmessage = () => resolve()
    signal.addEventListener('abort', () => channel.close())
  }).finally(() => over.abort())
}

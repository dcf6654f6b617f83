import { globalHistory } from '@reach/router'
import { now } from '../time/clock'

interface EntryState {
  /** Identifies the entry; the router adds one to the entries that it creates. */
  key?: string
  /** Key that the router knows the page by, where the entry was added without the router. */
  routerKey?: string | undefined
}

/**
 * Gives the history entry of this document a key of its own, by which its scroll position is
 * stored. The browser keeps it for a reload and for steps back and forward. Without it all entries
 * that the browser adds share one key, and a page opened anew would start at the position of an
 * earlier visit. Call before hydration.
 */
export function identifyEntry(): void {
  if (entryState().key) return
  const { pathname, search, hash } = window.location
  void globalHistory.navigate(pathname + search + hash, { replace: true })
}

/** Adds a history entry for the open page without the router. */
export function addEntry(path: string): void {
  const state: EntryState = { key: `${now()}`, routerKey: globalHistory.location.key }
  window.history.pushState(state, '', path)
}

/** Whether a page that the router knows by a key belongs to the current history entry. */
export function isCurrentEntry(routerKey: string): boolean {
  const { key, routerKey: other } = entryState()
  return key !== undefined && (routerKey === key || routerKey === other)
}

/** Key of the current history entry; undefined where the browser has added it for a fragment. */
export function entryKey(): string | undefined {
  return entryState().key
}

/** Empty during the build, which renders pages without a browser. */
function entryState(): EntryState {
  if (typeof window === 'undefined') return {}
  return (window.history.state as EntryState | null) ?? {}
}

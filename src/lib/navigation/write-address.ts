import { addEntry } from './history-entry'

interface WriteOptions {
  /** Replaces the current history entry. */
  replace?: boolean
}

/**
 * Changes the query of the open page without the router, which would fetch the page's data again
 * for each query and load a new document on failure.
 * @param path the page's own path, with the new query
 */
export function writeAddress(path: string, { replace = false }: WriteOptions = {}): void {
  if (replace) rewriteAddress(path)
  else addEntry(path)
}

/**
 * Replaces the query or anchor of the open page in the current history entry. Unlike `goTo` it
 * sends no request, so it also works offline.
 */
export function rewriteAddress(path: string): void {
  window.history.replaceState(window.history.state, '', path)
}

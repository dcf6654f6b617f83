interface WriteOptions {
  /** Takes the place of the present entry of the history. */
  replace?: boolean
}

/**
 * Writes another query into the address of the page that is open. The router is not asked: it would
 * fetch the page's data again for each query, and load a new document where it cannot.
 * @param path the page's own path, with the new query
 */
export function writeAddress(path: string, { replace = false }: WriteOptions = {}): void {
  if (replace) window.history.replaceState(window.history.state, '', path)
  // The router tells entries of the history apart by this key.
  else window.history.pushState({ key: path }, '', path)
}

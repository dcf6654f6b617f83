/**
 * Writes another query or anchor of the same page into the address bar. Unlike `goTo` it asks the
 * server for nothing and leaves the page as it is, so it also works without a connection.
 */
export function rewriteAddress(path: string): void {
  window.history.replaceState(window.history.state, '', path)
}

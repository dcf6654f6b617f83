let pendingFrom: string | null = null

/**
 * Marks that a navigation away from a path is pending, so that guards do not redirect meanwhile.
 * The query is ignored, because pages rewrite it without the router.
 */
export function startNavigationFrom(pathname: string): void {
  pendingFrom = pathname
}

/**
 * Whether a navigation away from a page is pending.
 * @param address path and query
 */
export function isNavigatingFrom(address: string): boolean {
  return pendingFrom !== null && pendingFrom === address.split('?')[0]
}

/** The navigation is over. */
export function endNavigation(): void {
  pendingFrom = null
}

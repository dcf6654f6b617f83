let leftFrom: string | null = null

/**
 * Notes that the page at a path is being left: no guard sends the person elsewhere meanwhile. Its
 * query is left out, as a page may rewrite that without the router's knowledge.
 */
export function depart(pathname: string): void {
  leftFrom = pathname
}

/**
 * Whether a page is being left.
 * @param address path and query
 */
export function isDeparting(address: string): boolean {
  return leftFrom !== null && leftFrom === address.split('?')[0]
}

/** The person has arrived at another page. */
export function arrive(): void {
  leftFrom = null
}

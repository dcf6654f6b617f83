let leftFrom: string | null = null

/** Notes that the page at an address is being left: no guard sends the person elsewhere meanwhile. */
export function depart(address: string): void {
  leftFrom = address
}

/** Whether the page at an address is being left (decision D04). */
export function isDeparting(address: string): boolean {
  return leftFrom === address
}

/** The person has arrived at another page. */
export function arrive(): void {
  leftFrom = null
}

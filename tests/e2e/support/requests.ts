import type { Page, Request } from '@playwright/test'

/**
 * Records the requests of a page from now on.
 * @param read what is recorded of a request; undefined and null leave it out
 */
export function recordRequests<Value>(
  page: Page,
  read: (request: Request) => Value | undefined | null,
): Value[] {
  const values: Value[] = []
  page.on('request', (request) => {
    const value = read(request)
    if (value !== undefined && value !== null) values.push(value)
  })
  return values
}

/** Records the paths that a page requests from now on, of those that match. */
export function recordPaths(page: Page, pattern: RegExp): string[] {
  return recordRequests(page, (request) => {
    const { pathname } = new URL(request.url())
    return pattern.test(pathname) ? pathname : null
  })
}

/** Records the JSON bodies that a page posts to an address with this ending, from now on. */
export function recordPosts(page: Page, ending: string): unknown[] {
  return recordRequests(page, (request) =>
    request.method() === 'POST' && request.url().endsWith(ending) ? request.postDataJSON() : null,
  )
}

/** Records the messages of uncaught errors of a page from now on. */
export function recordErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

/** Counts the documents that a page loads from now on. */
export function countLoads(page: Page): () => number {
  let count = 0
  page.on('load', () => {
    count += 1
  })
  return () => count
}

/**
 * Holds back requests to matching addresses, as on a slow network; `hold` leaves some of them out.
 * @returns a function that releases them
 */
export async function holdRequests(
  page: Page,
  address: RegExp | string,
  hold: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    if (hold(route.request())) await released
    await route.continue()
  })
  return release
}

/** Holds back all scripts of pages opened from now on; returns a function that releases them. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, /\.js$/)
}

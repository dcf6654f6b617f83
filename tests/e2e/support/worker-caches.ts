import { expect, type Page } from '@playwright/test'

/** Paths of everything that the service worker has cached. */
export const cachedPaths = (page: Page) => page.evaluate(readCachedPaths)

/** Runs in the page. */
export async function readCachedPaths(): Promise<string[]> {
  const paths: string[] = []
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys()
    paths.push(...requests.map(({ url }) => new URL(url).pathname))
  }
  return paths
}

/** Resolves when the worker has cached a page, and therefore everything before it, and answers. */
export async function expectCached(page: Page, path: string): Promise<void> {
  await expect.poll(() => cachedPaths(page)).toContain(path)
  // It caches its own files before it answers the first request.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

/** The sentence in the footer once pages can be read offline. */
export const offlineReady = 'Όσες σελίδες ανοίξατε διαβάζονται και χωρίς σύνδεση'

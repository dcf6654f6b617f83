import { expect, type Page } from '@playwright/test'

/** Paths of all that the service worker keeps. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      paths.push(...requests.map(({ url }) => new URL(url).pathname))
    }
    return paths
  })
}

/** Resolves when the worker keeps a page, and so all that came before it. */
export async function expectKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptPaths(page), { timeout: 15_000 }).toContain(path)
}

/** The toast that says something. */
export function toastOf(page: Page, title: string) {
  return page.locator('[data-sonner-toast]').filter({ hasText: title })
}

/** The line in the footer once pages can be read offline. */
export const offlineWord = 'Όσες σελίδες ανοίξατε διαβάζονται και χωρίς σύνδεση'

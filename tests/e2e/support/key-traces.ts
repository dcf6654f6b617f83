import { expect, type Page, type Request } from '@playwright/test'

/** Everything that the browser stores for the site except cookies, as one text. */
export function storedBySite(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        kept.push(name, request.url, request.referrer, answer?.url, await answer?.text())
      }
    }
    for (const { name = '' } of await indexedDB.databases()) kept.push(name, await rowsOf(name))
    return JSON.stringify(kept)

    function done<Result>(request: IDBRequest<Result>): Promise<Result> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    }

    async function rowsOf(name: string): Promise<unknown[]> {
      const database = await done(indexedDB.open(name))
      const rows: unknown[] = []
      for (const store of database.objectStoreNames) {
        const table = database.transaction(store).objectStore(store)
        rows.push(store, await done(table.getAllKeys()), await done(table.getAll()))
      }
      database.close()
      return rows
    }
  })
}

/** Expects the key of a mailed link in no other request and in no storage, after `use` opened it. */
export async function expectKeySecret(
  page: Page,
  link: string,
  use: () => Promise<void>,
): Promise<void> {
  const key = link.split('/').at(-1) ?? ''
  const leaks = watchKey(page, key)
  await use()
  expect(await storedBySite(page)).not.toContain(key)
  // The next page must not receive it either.
  await page.evaluate(() => location.assign('/robots.txt'))
  await expect(page).toHaveURL(/robots\.txt$/)
  expect(await leaks()).toEqual([])
}

/**
 * Records requests that contain the key of a mailed link in their address or their referrer, except
 * the one that opens the link. Must be called before the link is opened.
 */
function watchKey(page: Page, key: string): () => Promise<string[]> {
  const asked: Request[] = []
  page.context().on('request', (request) => asked.push(request))
  const isOpening = (request: Request) =>
    request.isNavigationRequest() && new URL(request.url()).pathname.endsWith(`/${key}`)
  return async () => {
    const leaks: string[] = []
    for (const request of asked) {
      const { referer = '' } = await request.allHeaders()
      const isLeak = referer.includes(key) || (request.url().includes(key) && !isOpening(request))
      if (isLeak) leaks.push(`${request.url()} from ${referer}`)
    }
    return leaks
  }
}

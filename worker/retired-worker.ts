import type { WorkerScope } from './worker-scope'

declare const self: WorkerScope

/** How often a retired worker that still waits asks to come in, in milliseconds. */
const askAgainMs = 1000

let asking: ReturnType<typeof setInterval> | undefined

/**
 * The worker that ends all workers: published in the place of the other one it empties every cache
 * of the site and takes itself away; open pages go on without it (docs/decisions/0016).
 *
 * Caches are emptied as soon as it is installed, as a browser may let the former worker finish for
 * minutes, and once more in its place, for what that one kept meanwhile. It takes itself away in its
 * place only: to unregister while installing waits for the end of that same installing.
 *
 * It asks to come in again and again: a page that fetches something while Chromium is stopping the
 * former worker starts that one anew, and a former worker started anew is told to make room by the
 * next such ask only; else it stays until the page has fetched nothing for half a minute.
 */
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
  event.waitUntil(emptyCaches())
  asking = setInterval(() => void self.skipWaiting(), askAgainMs)
})

self.addEventListener('activate', (event) => {
  clearInterval(asking)
  event.waitUntil(emptyCaches().then(() => self.registration.unregister()))
})

async function emptyCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}

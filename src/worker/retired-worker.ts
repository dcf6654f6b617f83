import type { WorkerScope } from './worker-scope'

declare const self: WorkerScope

/** How often a waiting retired worker calls skipWaiting, in ms. */
const retryMs = 1000

let skipWaitingTimer: ReturnType<typeof setInterval> | undefined

/**
 * Published in place of the service worker, it deletes every cache of the site and unregisters
 * itself; open pages continue without a worker (docs/decisions/0016).
 *
 * Caches are deleted at installation, because the former worker may stay active for minutes, and
 * again on activation, for what was cached meanwhile. It unregisters on activation only: during
 * installation that would wait for the end of the installation itself.
 *
 * skipWaiting is repeated: a request made while Chromium stops the former worker restarts it, and
 * only another skipWaiting replaces the restarted one before it was idle for half a minute.
 */
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
  event.waitUntil(deleteCaches())
  skipWaitingTimer = setInterval(() => void self.skipWaiting(), retryMs)
})

self.addEventListener('activate', (event) => {
  clearInterval(skipWaitingTimer)
  event.waitUntil(deleteCaches().then(() => self.registration.unregister()))
})

async function deleteCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}

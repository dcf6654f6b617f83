import type { WorkerScope } from './worker-scope'

declare const self: WorkerScope

/**
 * The worker that ends all workers: published in the place of the other one it empties every cache
 * of the site and takes itself away; open pages go on without it (docs/decisions/0016). Already as it
 * is installed, as a browser may let the former one finish for minutes; once more in its place, for
 * what that one kept meanwhile.
 */
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
  event.waitUntil(retire())
})

self.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}

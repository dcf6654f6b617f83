import type { WorkerScope } from './worker-scope'

declare const self: WorkerScope

/**
 * The worker that ends all workers: published in the place of the other one it empties every cache
 * of the site and takes itself away; open pages go on without it (docs/decisions/0016).
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}

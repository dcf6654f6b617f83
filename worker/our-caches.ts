import { cacheNames, setCacheNameDetails } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import type { Keeping } from './keeping'

/** Begins the name of each cache that a worker of the site makes; the number grows with their form. */
const ours = 'site-'
const form = '1'
const day = 86_400
/** How long the network may take, in seconds, where something is kept. */
const patience = 4

setCacheNameDetails({ prefix: 'site', precache: 'shells', suffix: form })

interface Bounds {
  entries: number
  days: number
}

const nameOf = (keeping: Keeping) => `${ours}${keeping}-${form}`

/** A cache keeps whole answers that may be kept, up to its bounds, and gives way when the disk is full. */
function settings(keeping: Keeping, { entries, days }: Bounds) {
  // The package's own class does not fit its own type where absent and undefined are kept apart.
  const bounds: object = new ExpirationPlugin({
    maxEntries: entries,
    maxAgeSeconds: days * day,
    purgeOnQuotaError: true,
  })
  return { cacheName: nameOf(keeping), plugins: [keepWhole, bounds] }
}

const keepWhole = {
  cacheWillUpdate: async ({ response }: { response: Response }) => keepable(response),
}

/** Pages are the same whatever the question in their address is. */
const withoutQuery = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url)
    return origin + pathname
  },
}

const pageSettings = settings('page', { entries: 60, days: 30 })

/** How each kind of answer is had and kept. */
export const strategies = {
  page: new NetworkFirst({
    ...pageSettings,
    plugins: [withoutQuery, ...pageSettings.plugins],
    networkTimeoutSeconds: patience,
  }),
  pageData: new NetworkFirst({
    ...settings('pageData', { entries: 150, days: 30 }),
    networkTimeoutSeconds: patience,
  }),
  asset: new CacheFirst(settings('asset', { entries: 200, days: 60 })),
  picture: new CacheFirst(settings('picture', { entries: 120, days: 30 })),
} as const

/** The cache in which pages are kept. */
export const pageCache = nameOf('page')

/** An answer that may be kept, or null: errors, redirects and what the host calls private may not. */
export function keepable(response: Response): Response | null {
  const caching = response.headers.get('cache-control') ?? ''
  const isWhole = response.status === 200 && response.type === 'basic' && !response.redirected
  return isWhole && !/no-store|private/.test(caching) ? response : null
}

/** Removes what earlier forms of this worker left, and the plugin's own worker (A4 66). */
export async function dropOldCaches(): Promise<void> {
  const known = new Set([cacheNames.precache, ...Object.values(strategies).map(nameOfStrategy)])
  const names = await caches.keys()
  const old = names.filter((name) => isOfWorkers(name) && !known.has(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

const nameOfStrategy = ({ cacheName }: { cacheName: string }) => cacheName
const isOfWorkers = (name: string) =>
  name.startsWith(ours) || name.startsWith('gatsby-plugin-offline')

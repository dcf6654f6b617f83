import { cacheNames, setCacheNameDetails } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { withoutTrailingSlash } from '#contract/paths/match-path'
import { type CacheKind, cacheable } from './cache-kind'
import { savedAnswer } from './saved-cache'

/** Prefix of cache names; the suffix changes with the format of what is cached. */
const prefix = 'site-'
const suffix = '1'
const day = 86_400
/** Network timeout before the cache answers, in seconds. */
const networkTimeout = 4

setCacheNameDetails({ prefix: 'site', precache: 'shells', suffix })

interface Limits {
  entries: number
  days: number
}

const nameOf = (kind: CacheKind) => `${prefix}${kind}-${suffix}`

/** Caches complete cacheable responses up to the limits; deleted when the disk is full. */
function settings(kind: CacheKind, { entries, days }: Limits) {
  // The plugin's class does not fit its own type under exactOptionalPropertyTypes.
  const expiration: object = new ExpirationPlugin({
    maxEntries: entries,
    maxAgeSeconds: days * day,
    purgeOnQuotaError: true,
  })
  return { cacheName: nameOf(kind), plugins: [cacheWholeResponses, expiration] }
}

const cacheWholeResponses = {
  cacheWillUpdate: async ({ response }: { response: Response }) => cacheable(response),
}

/**
 * Pages and their data depend on neither their query string nor a slash at the end, with which
 * pages redirect.
 */
const byPageKey = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url)
    return origin + withoutTrailingSlash(pathname)
  },
}

/** Where neither the network nor the cache has an answer in time, a saved lesson may have it. */
const orSaved = {
  cachedResponseWillBeUsed: async ({
    request,
    cachedResponse,
  }: {
    request: Request
    cachedResponse?: Response | undefined
  }) => cachedResponse ?? savedAnswer(request),
}

/** Asks the network first, as long as it answers in time; caches by path alone. */
function networkFirst(kind: CacheKind, limits: Limits): NetworkFirst {
  const { plugins, ...named } = settings(kind, limits)
  return new NetworkFirst({
    ...named,
    plugins: [byPageKey, ...plugins, orSaved],
    networkTimeoutSeconds: networkTimeout,
  })
}

/** The Workbox strategy of each cache. */
export const strategies = {
  page: networkFirst('page', { entries: 60, days: 30 }),
  pageData: networkFirst('pageData', { entries: 150, days: 30 }),
  asset: new CacheFirst(settings('asset', { entries: 200, days: 60 })),
  picture: new CacheFirst(settings('picture', { entries: 120, days: 30 })),
} as const

/** Name of the cache of pages. */
export const pageCache = nameOf('page')

/** Deletes caches of earlier versions and of the Gatsby plugin's worker. */
export async function deleteOldCaches(): Promise<void> {
  const known = new Set([cacheNames.precache, ...Object.values(strategies).map(nameOfStrategy)])
  const names = await caches.keys()
  const old = names.filter((name) => isOfWorkers(name) && !known.has(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

const nameOfStrategy = ({ cacheName }: { cacheName: string }) => cacheName
const isOfWorkers = (name: string) =>
  name.startsWith(prefix) || name.startsWith('gatsby-plugin-offline')

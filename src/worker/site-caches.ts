import { cacheNames, setCacheNameDetails } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache } from 'workbox-precaching'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { withoutTrailingSlash } from '#contract/paths/match-path'
import { type CacheKind, cacheable, hasTypeOf, installedKind } from './cache-kind'
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
  const cacheWillUpdate = async ({ response }: { response: Response }) => cacheable(response, kind)
  return { cacheName: nameOf(kind), plugins: [{ cacheWillUpdate }, expiration] }
}

/** A file of the installation that is of another type ends it; the browser tries again later. */
export const installRightTypes = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    const kind = installedKind(new URL(request.url).pathname)
    return response.status === 200 && hasTypeOf(kind, response) ? response : null
  },
}

/** Data of another type is no answer: the copy in the cache is better. */
const refuseOtherTypes = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status === 200 && !hasTypeOf('pageData', response)) {
      throw new TypeError('This is not the data of a page.')
    }
    return response
  },
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

interface CachedAnswer {
  request: Request
  cachedResponse?: Response | undefined
}

/** Where neither the network nor the cache has an answer in time, a saved lesson may have it. */
const orSaved = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }: CachedAnswer) =>
    cachedResponse ?? savedAnswer(request),
}

/** The same of what was installed; the network may hang, too. */
const orInstalled = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }: CachedAnswer) =>
    cachedResponse ?? installedAnswer(request),
}

/** A file of the installation; Gatsby adds the page's query to the address of its data. */
export async function installedAnswer({ url }: Request): Promise<Response | undefined> {
  return (await matchPrecache(url)) ?? matchPrecache(new URL(url).pathname)
}

/** Asks the network first, as long as it answers in time; caches by path alone. */
function networkFirst(kind: CacheKind, limits: Limits, more: readonly object[] = []): NetworkFirst {
  const { plugins, ...named } = settings(kind, limits)
  return new NetworkFirst({
    ...named,
    plugins: [byPageKey, ...plugins, orSaved, ...more],
    networkTimeoutSeconds: networkTimeout,
  })
}

/** The Workbox strategy of each cache. */
export const strategies = {
  page: networkFirst('page', { entries: 60, days: 30 }),
  pageData: networkFirst('pageData', { entries: 150, days: 30 }, [refuseOtherTypes, orInstalled]),
  asset: new CacheFirst(settings('asset', { entries: 200, days: 60 })),
  picture: new CacheFirst(settings('picture', { entries: 120, days: 30 })),
} as const

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

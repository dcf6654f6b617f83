import { clientShellOf } from '#contract/paths/match-path'
import { isSearchIndex } from '#contract/search/search-index-path'

/**
 * Which cache a response belongs to. Pages, page data and the search index are fetched from the
 * network first, hashed files and pictures from the cache first. A shell is cached at installation
 * only, because the address of a client-only page may hold a key.
 */
export type CacheKind = 'page' | 'shell' | 'pageData' | 'asset' | 'picture'

/** What decides about caching a request. */
export interface RequestFacts {
  method: string
  url: URL
  /** Whether the request loads a document. */
  isNavigation: boolean
}

/** Services and files that change at any time: never cached. */
const never = /^\/(?:api|auth|ws|builds)(?:\/|$)/
/** Client-only pages: never cached by their own address. */
const client = /^\/(?:account|cart\/recover|checkout\/success)(?:\/|$)/
const lasting =
  /-[0-9a-f]{6,20}\.(?:js|css)$|^\/static\/.+\.\w+$|^\/fonts\/.+-\d+\.\d+\.\d+-\w+\.woff2$/
const drawings = /\.(?:png|jpe?g|webp|avif|svg|gif)$/
const pictures = /^\/(?:media_stream-image|images)\/|^\/logo(?:-\w+)?\.svg$/
const uploadedPictures = /\/uploads\/users?\//

/**
 * The cache for the response to a request; null where the worker does not handle the request.
 * @param origin the site's own origin
 */
export function cacheKindOf(
  { method, url, isNavigation }: RequestFacts,
  origin: string,
): CacheKind | null {
  const { pathname } = url
  if (method !== 'GET' || url.origin !== origin || never.test(pathname)) return null
  if (isNavigation) return pageCacheKind(pathname)
  if (/^\/page-data\/.+\.json$/.test(pathname) || isSearchIndex(pathname)) return 'pageData'
  if (lasting.test(pathname)) return drawings.test(pathname) ? 'picture' : 'asset'
  return pictures.test(pathname) && !uploadedPictures.test(pathname) ? 'picture' : null
}

/** The cache for a document; null for files and unknown client-only paths. */
export function pageCacheKind(pathname: string): 'page' | 'shell' | null {
  if (never.test(pathname) || /\.\w+$/.test(pathname)) return null
  if (clientShellOf(pathname)) return 'shell'
  return client.test(pathname) ? null : 'page'
}

/**
 * The response if it may be cached, else null: no errors, redirects, `no-store` or `private`, and
 * nothing of another type, such as the page of a network that asks for a sign-in.
 */
export function cacheable(response: Response, kind: CacheKind): Response | null {
  const caching = response.headers.get('cache-control') ?? ''
  const isWhole = response.status === 200 && response.type === 'basic' && !response.redirected
  const isAllowed = isWhole && !/no-store|private/.test(caching)
  return isAllowed && hasTypeOf(kind, response) ? response : null
}

const types: Record<CacheKind, RegExp> = {
  page: /^text\/html\b/,
  shell: /^text\/html\b/,
  pageData: /\bjson\b/,
  asset: /\b(?:javascript|css|font|font-woff2?|octet-stream)\b/,
  picture: /^image\//,
}

/** Whether a response says that it is of the type of what was asked for. */
export function hasTypeOf(kind: CacheKind, response: Response): boolean {
  return types[kind].test(response.headers.get('content-type') ?? '')
}

/** The kind of a file that is cached at installation, by its name. */
export function installedKind(pathname: string): CacheKind {
  if (pathname.endsWith('.json')) return 'pageData'
  if (drawings.test(pathname)) return 'picture'
  return /\.\w+$/.test(pathname) && !pathname.endsWith('.html') ? 'asset' : 'page'
}

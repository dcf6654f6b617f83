import {
  type AccountRoute,
  type AccountRouteName,
  accountRoutes,
  type LayoutName,
} from './account-paths'
import { paymentReturnPaths } from './payment-return-path'
import { type AddressedEntity, entityPathPrefixes } from './site-paths'

const digits = /^[1-9]\d{0,14}$/
const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** An address without its trailing slash; the root stays `/`. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}

/** The one spelling of a page's address: single slashes, no `index.html`, no slash at the end. */
export function pageAddressOf(path: string): string {
  return path.replace(/\/+/g, '/').replace(/(\/index\.html)?\/?$/, '') || '/'
}

/** A path that names an entity by id, with any slug or none. */
export interface EntityMatch {
  entity: AddressedEntity
  id: number
  slug: string | null
}

/**
 * Reads `/products/{id}/{slug}` and its likes. Null where the path is not of that form or the id
 * is not a positive integer.
 */
export function matchEntityPath(path: string): EntityMatch | null {
  const segments = withoutTrailingSlash(path).split('/').slice(1)
  for (const entity of longestPrefixFirst) {
    const prefix = entityPathPrefixes[entity].split('/').slice(1)
    if (!prefix.every((segment, at) => segments[at] === segment)) continue
    const [id, slug = null, ...rest] = segments.slice(prefix.length)
    if (!id || !digits.test(id) || rest.length > 0) return null
    return { entity, id: Number(id), slug }
  }
  return null
}

const longestPrefixFirst = (Object.keys(entityPathPrefixes) as AddressedEntity[]).sort(
  (a, b) => entityPathPrefixes[b].length - entityPathPrefixes[a].length,
)

/** The uuid of `/checkout/success/{uuid}`, or null. */
export function matchOrderSuccess(path: string): string | null {
  return uuidBelow('/checkout/success/', path)
}

/** The uuid of the cart of `/cart/recover/{uuid}`, to which a mail leads, or null. */
export function matchCartRecovery(path: string): string | null {
  return uuidBelow('/cart/recover/', path)
}

function uuidBelow(folder: string, path: string): string | null {
  const address = withoutTrailingSlash(path)
  const uuid = address.startsWith(folder) ? address.slice(folder.length) : ''
  return uuidShape.test(uuid) ? uuid : null
}

/** The route of a client-only account path; null for an unknown one. */
export function accountRouteAt(path: string): (AccountRoute & { name: AccountRouteName }) | null {
  const segments = withoutTrailingSlash(path).split('/')
  for (const name of Object.keys(accountRoutes) as AccountRouteName[]) {
    const route = accountRoutes[name]
    if (fits(route.pattern.split('/'), segments)) return { name, ...route }
  }
  return null
}

/**
 * Whether segments fit a pattern; an id is a positive integer, other parameters are any text that the
 * router can decode.
 */
function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, at) => {
      const segment = segments[at] ?? ''
      if (part === '{id}') return digits.test(segment)
      return part.startsWith('{') ? segment !== '' && isDecodable(segment) : part === segment
    })
  )
}

function isDecodable(segment: string): boolean {
  try {
    decodeURIComponent(segment)
    return true
  } catch {
    return false
  }
}

type ClientShell =
  | '/account'
  | '/cart/recover'
  | '/checkout/success'
  | (typeof paymentReturnPaths)[number]

/** The shell that the host serves for a client-only path, or null where there is none. */
export function clientShellOf(path: string): ClientShell | null {
  if (accountRouteAt(path)) return '/account'
  const returned = paymentReturnPaths.find((shell) => shell === withoutTrailingSlash(path))
  if (returned) return returned
  if (matchCartRecovery(path)) return '/cart/recover'
  return matchOrderSuccess(path) ? '/checkout/success' : null
}

/** The layout of a page: by the account table, else the default one. */
export function layoutOf(path: string): LayoutName {
  return accountRouteAt(path)?.layout ?? 'default'
}

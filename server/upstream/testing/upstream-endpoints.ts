import { restPath } from '../api'
import * as account from '../endpoints/account'
import * as addresses from '../endpoints/addresses'
import * as blog from '../endpoints/blog'
import * as cart from '../endpoints/cart'
import * as checkout from '../endpoints/checkout'
import * as comments from '../endpoints/comments'
import * as dataExports from '../endpoints/data-exports'
import type { UpstreamEndpoint } from '../endpoints/endpoint'
import * as favourites from '../endpoints/favourites'
import * as newsletter from '../endpoints/newsletter'
import * as notifications from '../endpoints/notifications'
import * as orders from '../endpoints/orders'
import * as products from '../endpoints/products'
import * as reviews from '../endpoints/reviews'
import * as shop from '../endpoints/shop'

/** Every call that we make of the API, by its name. */
export const upstreamCalls = {
  ...{ ...products, ...reviews, ...favourites, ...cart, ...orders, ...checkout, ...shop },
  ...{ ...blog, ...comments, ...account, ...addresses, ...dataExports },
  ...{ ...newsletter, ...notifications },
} as const

/** The name of a call. */
export type CallName = keyof typeof upstreamCalls

export const upstreamEndpoints: readonly UpstreamEndpoint[] = Object.values(upstreamCalls)

/** How lists name a call of the API, as `GET /product/{id}`. */
export const titleOf = ({ method, path }: Pick<UpstreamEndpoint, 'method' | 'path'>): string =>
  `${method} ${path}`

const parametersIn = (path: string) => path.split('{').length

/** With patterns of their paths; `/product/category` is no product. */
const patterns = Object.entries<UpstreamEndpoint>(upstreamCalls)
  .sort(([, one], [, other]) => parametersIn(one.path) - parametersIn(other.path))
  .map(([name, call]) => ({
    name: name as CallName,
    call,
    pattern: new RegExp(`^${titleOf(call).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))

/** Below the REST API, or from the root of another one, as `GET /product/7`. */
const requestLine = (method: string, url: string): string =>
  `${method} ${new URL(url).pathname.replace(restPath, '')}`

/** A request as one of the calls, with the values of its path. */
interface FoundCall {
  name: CallName
  call: UpstreamEndpoint
  params: Readonly<Record<string, string>>
}

/** The call that a request is; none of another API's. */
export function callOf(method: string, url: string): FoundCall | undefined {
  const line = requestLine(method, url)
  for (const { name, call, pattern } of patterns) {
    const match = pattern.exec(line)
    if (match) return { name, call, params: { ...match.groups } }
  }
  return undefined
}

/** How lists name a request of the API, or of the sign-in service. */
export function titleOfRequest({ method, url }: { method: string; url: string }): string {
  const known = callOf(method, url)
  return known ? titleOf(known.call) : requestLine(method, url)
}

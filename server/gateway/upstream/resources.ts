import { authPath, restPath } from '#upstream/api'

/**
 * `product` of `/api/v1/product/3/images`, `auth` of `/_allauth/app/v1/auth/login`. There are few,
 * as the gateway itself builds the paths.
 */
export function resourceOf(path: string): string {
  return segmentsOf(path)[0] ?? other
}

/** What works and what does not is told apart by these, so that what is slow stops little else. */
export interface CallKind {
  /** A call without its ids: `GET product/:id/images`, `POST auth/login`. */
  resource: string
  /**
   * The same with the names of its filters, never their values: `GET product?category`. A slow search
   * must not stop sign-ins, nor a slow filter the plain list. One or two filters are named, more are
   * `many`, so that there are few endpoints, whatever people combine.
   */
  endpoint: string
  /** The entity with the names of filters, `/api/v1/product/3/images`; none for a plain list. */
  part: string | undefined
  /** The part with all values: one answer among many of its endpoint; none for a plain list. */
  item: string | undefined
}

export function kindOf({ method, path }: { method: string; path: string }): CallKind {
  const [address = '', query = ''] = path.split('?', 2)
  const segments = segmentsOf(path)
  const resource = `${method} ${segments.join('/') || other}`
  const filters = filtersIn(query)
  const named = filters && `?${filters}`
  const isPlain = !filters && !segments.includes(':id')
  return {
    resource,
    endpoint: `${resource}${named}`,
    part: isPlain ? undefined : `${address}${named}`,
    item: isPlain ? undefined : path,
  }
}

/** Parameters that every list has, or that are the search itself: they choose no other work. */
const common = new Set([
  'pagination',
  'paginationType',
  'page',
  'pageSize',
  'limit',
  'offset',
  'cursor',
  'language',
  'query',
])

/** The names of the filters, those of a range as one. */
function filtersIn(query: string): string {
  if (query === '') return ''
  const names = new Set<string>()
  for (const name of new URLSearchParams(query).keys()) {
    if (!common.has(name)) names.add(name.replace(/^(min|max)(?=[A-Z])/, ''))
  }
  return names.size > 2 ? 'many' : [...names].sort().join('&')
}

const other = 'other'
const word = /^\d?[a-z][a-z_-]{0,30}$/

/** What follows them stands in the link of a mail, and may look like a name. */
const beforeValues = new Set(['confirm', 'unsubscribe'])

/** The segments below the prefix of a service, in which all but names are `:id`. */
function segmentsOf(path: string): string[] {
  const prefix = [restPath, authPath].find((one) => path.startsWith(`${one}/`))
  if (prefix === undefined) return []
  const [address = ''] = path.slice(prefix.length + 1).split('?', 1)
  const parts = address.split('/')
  const names = parts.findIndex((segment) => beforeValues.has(segment))
  const segments = parts.map((segment, at) =>
    word.test(segment) && (names < 0 || at <= names) ? segment : ':id',
  )
  return segments[0] === ':id' ? [] : segments
}

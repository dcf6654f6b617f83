import { largestPageSize, type Page } from '#contract/wire/page'
import { pagingTypes, wholePage } from '#upstream/api'
import { GatewayError } from '../lib/gateway-error'

/** One page of a list that is at hand, with counts and links as the API has them. */
export function pageOfAll<Item>(
  items: readonly Item[],
  query: URLSearchParams,
  usualPageSize: number,
): Page<Item> {
  if (query.get('pagination') === 'false') return wholePage([...items])
  const type = query.get('paginationType')
  const isByOffset = type === pagingTypes.limitOffset
  const sizeKey = isByOffset ? 'limit' : 'pageSize'
  const size = Math.min(Number(query.get(sizeKey) ?? usualPageSize), largestPageSize)
  const totalPages = Math.max(1, Math.ceil(items.length / size))
  const counts = { count: items.length, totalPages, pageSize: size }
  const partFrom = (start: number) => {
    const results = items.slice(start, start + size)
    return { ...counts, pageTotalResults: results.length, leftOut: 0, results }
  }
  if (isByOffset || type === pagingTypes.cursor) {
    const key = isByOffset ? 'offset' : 'cursor'
    const start = startAt(query.get(key))
    const linkTo = (place: number) => `?${sizeKey}=${size}&${key}=${place}`
    const next = start + size < items.length ? linkTo(start + size) : null
    const previous = start > 0 ? linkTo(Math.max(0, start - size)) : null
    const page = isByOffset ? { page: Math.floor(start / size) + 1 } : {}
    return { links: { next, previous }, ...partFrom(start), ...page }
  }
  const page = Number(query.get('page') ?? 1)
  if (page > totalPages) throw new GatewayError(404)
  const next = page < totalPages ? `?page=${page + 1}` : null
  const previous = page > 1 ? `?page=${page - 1}` : null
  return { links: { next, previous }, ...partFrom((page - 1) * size), page }
}

/** A cursor of such a list is the number of rows before it. */
function startAt(text: string | null): number {
  if (text !== null && !/^\d{1,9}$/.test(text)) throw new GatewayError(404)
  return Number(text ?? 0)
}

import { largestPageSize, type Page } from '#contract/wire/page'
import { pagingTypes, wholePage } from '#upstream/api'
import { GatewayError } from '../gateway-error'
import type { Viewer } from '../routes/viewer'
import { readCursorPage } from './cursor-page'
import { type ListedItem, type ListSource, readPage, withParams } from './list-rule'
import type { Lists } from './lists'

const pagingKeys = ['pagination', 'paginationType', 'page', 'pageSize', 'limit', 'offset', 'cursor']

/** A request for a list, its query checked and in the upstream's spelling. */
export interface ListRequest<Item extends ListedItem> {
  source: Omit<ListSource<Item>, 'address'>
  /** Path below the upstream's REST API. */
  path: string
  query: URLSearchParams
  /** Rows per page where the query has none. */
  pageSize: number
}

/**
 * One page of a list: full, with the exact count of the rows that the viewer may see, whatever
 * else the upstream lists. Throws 404 for a page that does not exist.
 */
export async function answerList<Item extends ListedItem>(
  lists: Lists,
  { source, path, query, pageSize }: ListRequest<Item>,
): Promise<Page<Item>> {
  const list = { ...source, address: `${path}${textOf(withoutPaging(query))}` }
  if (query.get('pagination') === 'false') return readWhole(lists, list)
  const type = query.get('paginationType')
  if (type === 'cursor') {
    return readCursorPage(lists, list, query, numberIn(query, 'pageSize', pageSize))
  }
  if (type === 'limit_offset') {
    const limit = numberIn(query, 'limit', pageSize)
    const offset = numberIn(query, 'offset', 0)
    const { count, items } = await lists.read(list, { start: offset, size: limit })
    const linkTo = (start: number) => linkOf(query, { limit, offset: Math.max(0, start) })
    return {
      links: {
        next: offset + limit < count ? linkTo(offset + limit) : null,
        previous: offset > 0 ? linkTo(offset - limit) : null,
      },
      ...countsOf(count, limit, items),
      page: Math.floor(offset / limit) + 1,
      results: items,
    }
  }
  const page = numberIn(query, 'page', 1)
  const size = numberIn(query, 'pageSize', pageSize)
  const { count, items } = await lists.read(list, { start: (page - 1) * size, size })
  const counts = countsOf(count, size, items)
  if (page > counts.totalPages) throw new GatewayError(404)
  const linkTo = (number: number) => linkOf(query, { page: number, pageSize: size })
  return {
    links: {
      next: page < counts.totalPages ? linkTo(page + 1) : null,
      previous: page > 1 ? linkTo(page - 1) : null,
    },
    ...counts,
    page,
    results: items,
  }
}

/** All rows on one page, in one request: the upstream sends a bare array. */
async function readWhole<Item extends ListedItem>(
  lists: Lists,
  source: ListSource<Item>,
): Promise<Page<Item>> {
  const { fetchPath, address, rule, userId, client } = source
  const body = await fetchPath(withParams(address, { pagination: 'false' }), client)
  const viewer: Viewer = { userId }
  const items = await lists.withVisibleParents(rule, readPage(rule, body).results, client)
  return wholePage(items.filter((item) => rule.visible(item, viewer)))
}

function countsOf(count: number, pageSize: number, items: readonly unknown[]) {
  return {
    count,
    totalPages: Math.max(1, Math.ceil(count / pageSize)),
    pageSize,
    pageTotalResults: items.length,
  }
}

function numberIn(query: URLSearchParams, key: string, byDefault: number): number {
  const text = query.get(key)
  return text === null ? Math.min(byDefault, largestPageSize) : Number(text)
}

function withoutPaging(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const key of pagingKeys) rest.delete(key)
  rest.sort()
  return rest
}

function linkOf(query: URLSearchParams, paging: Readonly<Record<string, number>>): string {
  const link = new URLSearchParams(query)
  const tags = query.getAll('tags')
  if (tags.length > 0) link.set('tags', tags.join(','))
  const sent = query.get('paginationType')
  const [type] = Object.entries(pagingTypes).find(([, spelled]) => spelled === sent) ?? []
  if (type) link.set('paginationType', type)
  for (const [key, value] of Object.entries(paging)) link.set(key, String(value))
  return `?${link}`
}

function textOf(query: URLSearchParams): string {
  const text = query.toString()
  return text ? `?${text}` : ''
}

import { largestPageSize } from '#contract/wire/page'

/** Rows that an upstream returns as a list and one by one. */
export interface ListedBodies {
  /** Path of the list, e.g. `/product`. */
  path: string
  rows: readonly { id: number }[]
  /** Entities that are found by their id only. */
  hidden?: readonly { id: number }[]
}

/** An upstream with these lists, which pages them as the real API does. */
export function listUpstream(...lists: readonly ListedBodies[]) {
  return (address: string): Response => {
    const url = new URL(address)
    const path = url.pathname.replace(/^\/api\/v1/, '')
    for (const list of lists) {
      if (path === list.path) return pageOfRows(url, list.rows)
      const row = [...list.rows, ...(list.hidden ?? [])].find(
        ({ id }) => path === `${list.path}/${id}`,
      )
      if (row) return Response.json(row)
    }
    return Response.json({ detail: 'No match.' }, { status: 404 })
  }
}

/** A page of these rows, by number or behind a cursor, or all of them as a bare array. */
function pageOfRows(url: URL, rows: readonly { id: number }[]): Response {
  const words = url.searchParams
  if (words.get('pagination') === 'false') return Response.json(rows)
  const pageSize = Math.min(Number(words.get('pageSize') ?? 52), largestPageSize)
  const cursor = words.get('paginationType') === 'cursor'
  const page = Number(words.get('page') ?? 1)
  const { start, end } = cursor
    ? cursorRange(words.get('cursor'), pageSize, rows.length)
    : { start: (page - 1) * pageSize, end: Math.min(page * pageSize, rows.length) }
  const totalPages = Math.max(1, Math.ceil(rows.length / pageSize))
  if (!cursor && page > totalPages) return Response.json({ detail: 'No page.' }, { status: 404 })
  const linkTo = (value: string) => {
    const link = new URL(url)
    link.searchParams.set(cursor ? 'cursor' : 'page', value)
    return link.href
  }
  return Response.json({
    links: {
      next: end < rows.length ? linkTo(cursor ? `a${end}` : String(page + 1)) : null,
      previous: start > 0 ? linkTo(cursor ? `b${start}` : String(page - 1)) : null,
    },
    count: rows.length,
    totalPages,
    pageSize,
    pageTotalResults: end - start,
    ...(cursor ? {} : { page }),
    results: rows.slice(start, end),
  })
}

/** `a20` is the page after the first 20 rows, `b20` the page that ends with them. */
function cursorRange(cursor: string | null, pageSize: number, length: number) {
  const place = Number(cursor?.slice(1) ?? 0)
  if (cursor?.startsWith('b')) return { start: Math.max(0, place - pageSize), end: place }
  return { start: place, end: Math.min(place + pageSize, length) }
}

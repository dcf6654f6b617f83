const largestPage = 100

/** A page of these rows, by number or behind a cursor, or all of them as a bare array. */
export function pageOfRows(url: URL, rows: readonly { id: number }[]): Response {
  const words = url.searchParams
  if (words.get('pagination') === 'false') return Response.json(rows)
  const pageSize = Math.min(Number(words.get('pageSize') ?? 52), largestPage)
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

/** `a20` is what follows 20 rows, `b20` what leads up to them. */
function cursorRange(cursor: string | null, pageSize: number, length: number) {
  const place = Number(cursor?.slice(1) ?? 0)
  if (cursor?.startsWith('b')) return { start: Math.max(0, place - pageSize), end: place }
  return { start: place, end: Math.min(place + pageSize, length) }
}

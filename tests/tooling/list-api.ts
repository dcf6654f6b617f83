import { type Running, serveLocally } from '../support/programs'

/** A row of a list of the API. */
export interface Row {
  id: number
  [name: string]: unknown
}

/** An API of lists and of the records in them, which keeps its requests. */
export interface ListApi extends Running {
  /** Rows of a list; the others have none. */
  rows: Record<string, Row[]>
  /** Paths with their queries, without the key that passes the API's cache. */
  requests: string[]
  /** The values of that key. */
  versions: (string | null)[]
}

/** Starts one on a free port. */
export async function startListApi(): Promise<ListApi> {
  const api: Omit<ListApi, keyof Running> = { rows: {}, requests: [], versions: [] }
  const running = await serveLocally(({ url = '' }, answer) => {
    const { pathname, searchParams } = new URL(url, 'http://api.invalid')
    api.requests.push(url.replace(/[?&]_v=\d+$/, ''))
    api.versions.push(searchParams.get('_v'))
    const path = pathname.replace('/api/v1/', '')
    const record = api.rows[path.replace(/\/\d+$/, '')]?.find(({ id }) => path.endsWith(`/${id}`))
    const after = Date.parse(searchParams.get('updatedAfter') ?? '1970-01-01')
    const rows = (api.rows[path] ?? []).filter(
      ({ updatedAt = '2026-01-01' }) => Date.parse(String(updatedAt)) >= after,
    )
    const size = Number(searchParams.get('pageSize'))
    const page = Number(searchParams.get('page') ?? 1)
    const results = rows.slice((page - 1) * size, page * size)
    const totalPages = Math.max(1, Math.ceil(rows.length / size))
    answer.end(JSON.stringify(record ?? { results, totalPages, count: rows.length }))
  })
  return Object.assign(api, running)
}

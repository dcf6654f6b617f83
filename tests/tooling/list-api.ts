import type { IncomingHttpHeaders } from 'node:http'
import { type Running, serveLocally } from '../support/programs'

/** A row of a list of the API. */
export interface Row {
  id: number
  [name: string]: unknown
}

/** An API of lists that counts its requests. */
export interface ListApi extends Running {
  /** Rows of a list; the others have none. */
  rows: Record<string, Row[]>
  /** Whether it sends entity tags and honours conditions. */
  isConditional: boolean
  requests: { path: string; headers: IncomingHttpHeaders; status: number }[]
}

/** Starts one on a free port. */
export async function startListApi(): Promise<ListApi> {
  const api: Omit<ListApi, keyof Running> = { rows: {}, isConditional: false, requests: [] }
  const running = await serveLocally(({ url = '', headers }, answer) => {
    const { pathname, searchParams } = new URL(url, 'http://api.invalid')
    const rows = api.rows[pathname.replace('/api/v1/', '')] ?? []
    const size = Number(searchParams.get('pageSize'))
    const page = Number(searchParams.get('page'))
    const results = rows.slice((page - 1) * size, page * size)
    const body = JSON.stringify({ results, totalPages: Math.max(1, Math.ceil(rows.length / size)) })
    const etag = `"${body.length}-${results.map((row) => JSON.stringify(row)).join('').length}"`
    const isKnown = api.isConditional && headers['if-none-match'] === etag
    api.requests.push({ path: url, headers, status: isKnown ? 304 : 200 })
    answer.writeHead(isKnown ? 304 : 200, api.isConditional ? { etag } : {})
    answer.end(isKnown ? undefined : body)
  })
  return Object.assign(api, running)
}

import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A row of a list of the API. */
export interface Row {
  id: number
  [name: string]: unknown
}

/** An API of lists that counts its requests. */
export interface ListApi {
  url: string
  /** Rows of a list; the others have none. */
  rows: Record<string, Row[]>
  /** Whether it sends entity tags and honours conditions. */
  isConditional: boolean
  requests: { path: string; headers: IncomingHttpHeaders; status: number }[]
  close(): Promise<void>
}

/** Starts one on a free port. */
export async function startListApi(): Promise<ListApi> {
  const api: Omit<ListApi, 'url' | 'close'> = { rows: {}, isConditional: false, requests: [] }
  const server = createServer(({ url = '', headers }, answer) => {
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return Object.assign(api, { url, close })
}

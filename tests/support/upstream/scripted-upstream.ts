import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Fault } from './faults'
import { type Row, smallShop } from './small-shop'

const base = '/api/v1'

/** An upstream that serves the lists of a build and the records in them, with faults. */
export interface ScriptedUpstream {
  /** Value for UPSTREAM_URL. */
  url: string
  /** The lists that it serves, by endpoint; change them to change the shop. */
  lists: Record<string, Row[]>
  /** Faults by endpoint. */
  faults: Map<string, Fault>
  /** Stops it: nothing listens at its address any more. */
  close: () => Promise<void>
  /** Paths that were requested, with their queries. */
  requests: string[]
}

/** Starts it on a free local port. */
export async function startScriptedUpstream(): Promise<ScriptedUpstream> {
  const lists = smallShop()
  const faults = new Map<string, Fault>()
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    answer({ lists, faults }, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, lists, faults, requests, close }
}

function answer(
  { lists, faults }: Pick<ScriptedUpstream, 'lists' | 'faults'>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const address = new URL(request.url ?? '/', 'http://upstream.invalid')
  const endpoint = address.pathname.slice(base.length)
  const fault = faults.get(endpoint)
  const record = shipping[endpoint] ?? recordAt(lists, endpoint)
  if (record) return void write(response, fault, JSON.stringify(record))
  const rows = listAt(lists, endpoint)
  if (!rows) return void response.writeHead(404).end()
  const size = Number(address.searchParams.get('pageSize') ?? 12)
  const page = Number(address.searchParams.get('page') ?? 1)
  const whole = {
    links: { next: null, previous: null },
    count: rows.length,
    totalPages: Math.max(1, Math.ceil(rows.length / size)),
    pageSize: size,
    pageTotalResults: Math.min(size, rows.length),
    page,
    results: rows.slice((page - 1) * size, page * size),
  }
  const sent = fault?.kind === 'changes' ? { ...whole, ...fault.change(whole) } : whole
  write(response, fault, JSON.stringify(sent))
}

/** What a parcel costs, by endpoint. */
const shipping: Readonly<Record<string, unknown>> = {
  '/shipping/options': [{ providerCode: 'acs', kind: 'home_delivery', price: 3.5 }],
  '/shipping/free-shipping-info': {
    providers: [{ providerCode: 'acs', kind: 'home_delivery', threshold: 40 }],
  },
}

/** The record of `/blog/post/3`. */
function recordAt(lists: Record<string, Row[]>, endpoint: string): Row | undefined {
  const [, list = '', id] = /^(.+)\/(\d+)$/.exec(endpoint) ?? []
  return lists[list]?.find((row) => row.id === Number(id))
}

/** The rows of a list, as it shows them, or of the comments of a post. */
function listAt(lists: Record<string, Row[]>, endpoint: string): Row[] | undefined {
  const [, post] = /^\/blog\/post\/(\d+)\/comments$/.exec(endpoint) ?? []
  const rows = post
    ? lists['/blog/comment']?.filter((row) => row.post === Number(post))
    : lists[endpoint]
  return rows?.map(({ seoTitle, seoDescription, seoKeywords, post: _, ...row }) =>
    endpoint === '/blog/post' || endpoint.includes('comment')
      ? row
      : { ...row, seoTitle, seoDescription, seoKeywords },
  )
}

function write(response: ServerResponse, fault: Fault | undefined, body: string): void {
  if (fault?.kind === 'hangs') return
  if (fault?.kind === 'reset') return void response.socket?.resetAndDestroy()
  if (fault?.kind === 'answers') {
    return void response.writeHead(fault.status, fault.headers).end(fault.body)
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(fault?.kind === 'cuts' ? body.slice(0, body.length / 2) : body)
}

import { createServer } from 'node:http'
import { largestPageSize } from '#contract/wire/page'
import { freePort } from '../programs'
import { syntheticLists } from './synthetic-content'

const base = '/api/v1'

/** An API that answers the lists a build reads. */
export interface SyntheticUpstream {
  url: string
  /** Renames the first product. */
  renameProduct: (name: string) => void
  close: () => void
}

/** One page of a list, as the API would send it. */
export function listPage(rows: readonly unknown[], page: number, pageSize: number) {
  const results = rows.slice((page - 1) * pageSize, page * pageSize)
  return {
    links: { next: null, previous: null },
    count: rows.length,
    totalPages: Math.ceil(rows.length / pageSize),
    pageSize,
    pageTotalResults: results.length,
    page,
    results,
  }
}

/** Starts it on a free port of this machine. */
export async function startSyntheticUpstream(productCount: number): Promise<SyntheticUpstream> {
  const lists = syntheticLists(productCount)
  const byEndpoint = new Map<string, readonly unknown[]>(Object.entries(lists))
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://upstream.invalid')
    const rows = byEndpoint.get(pathname.slice(base.length))
    if (!rows) return void response.writeHead(404).end()
    const pageSize = Number(searchParams.get('pageSize')) || largestPageSize
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(listPage(rows, Number(searchParams.get('page')) || 1, pageSize)))
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    renameProduct(name) {
      const [product] = lists['/product']
      if (product) product.translations.el.name = name
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

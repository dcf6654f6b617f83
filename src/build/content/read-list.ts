import * as z from 'zod/mini'
import { largestPageSize, mostPagesRead, type Page, pageOf } from '../../../contract/wire/page'
import { aboutLeftOut, readRows } from '../../../server/upstream/rows'
import { readJson, type Upstream, UpstreamFault } from './read-json'

/** Concurrent requests: enough to keep the API busy, few enough not to overload it. */
const pagesAtATime = 4

const anyPage = pageOf(z.unknown())

/**
 * Reads every page of a list. Rows that do not fit are left out, with a warning.
 * @throws UpstreamFault when a page cannot be read, the list changes meanwhile, has too many pages, or
 * fewer rows come than it counts
 */
export async function readList<Item extends { id: number }>(
  upstream: Upstream,
  path: string,
  item: z.ZodMiniType<Item>,
): Promise<Item[]> {
  const mark = path.includes('?') ? '&' : '?'
  const read = (page: number): Promise<Page<unknown>> =>
    readJson(upstream, `${path}${mark}pageSize=${largestPageSize}&page=${page}`, anyPage)
  const first = await read(1)
  if (first.totalPages > mostPagesRead) {
    throw new UpstreamFault(path, `${first.totalPages} pages: at most ${mostPagesRead} are read`)
  }
  const rows = [...first.results]
  for (let page = 2; page <= first.totalPages; page += pagesAtATime) {
    const left = Math.min(pagesAtATime, first.totalPages - page + 1)
    const pages = await Promise.all(Array.from({ length: left }, (_, at) => read(page + at)))
    for (const [at, { results, count }] of pages.entries()) {
      if (count !== first.count) {
        throw new UpstreamFault(path, `count changed from ${first.count} to ${count} while reading`)
      }
      if (results.length === 0) {
        throw new UpstreamFault(path, `page ${page + at} of ${first.totalPages} is empty`)
      }
      rows.push(...results)
    }
  }
  if (rows.length !== first.count) {
    throw new UpstreamFault(path, `count says ${first.count}, ${rows.length} came`)
  }
  const fitting = readRows(item, rows)
  if (fitting.faults.length > 0) upstream.warn(`GET ${path}: ${aboutLeftOut(fitting)}`)
  refuseRepeats(path, fitting.items)
  return fitting.items
}

function refuseRepeats(path: string, items: readonly { id: number }[]): void {
  const seen = new Set<number>()
  for (const { id } of items) {
    if (seen.has(id)) throw new UpstreamFault(path, `id ${id} came twice`)
    seen.add(id)
  }
}

import type * as z from 'zod/mini'
import { largestPageSize, type Page, pageOf } from '../../../contract/wire/page'
import { readJson, type Upstream } from './read-json'
import { UpstreamFault } from './upstream-fault'

/**
 * Reads every page of a list.
 * @throws UpstreamFault when a page cannot be read, when the list changes under the reading, or
 * when fewer items come than it says.
 */
export async function readList<Item extends { id: number }>(
  upstream: Upstream,
  path: string,
  item: z.ZodMiniType<Item>,
): Promise<Item[]> {
  const read = (page: number): Promise<Page<Item>> =>
    readJson(upstream, `${path}?pageSize=${largestPageSize}&page=${page}`, pageOf(item))
  const first = await read(1)
  const items = [...first.results]
  for (let page = 2; page <= first.totalPages; page += 1) {
    const { results, count } = await read(page)
    if (count !== first.count) {
      throw new UpstreamFault(path, `count changed from ${first.count} to ${count} while reading`)
    }
    if (results.length === 0) {
      throw new UpstreamFault(path, `page ${page} of ${first.totalPages} is empty`)
    }
    items.push(...results)
  }
  refuseRepeats(path, items)
  if (items.length !== first.count) {
    throw new UpstreamFault(path, `count says ${first.count}, ${items.length} came`)
  }
  return items
}

function refuseRepeats(path: string, items: readonly { id: number }[]): void {
  const seen = new Set<number>()
  for (const { id } of items) {
    if (seen.has(id)) throw new UpstreamFault(path, `id ${id} came twice`)
    seen.add(id)
  }
}

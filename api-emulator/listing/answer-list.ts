import type { SQL } from 'drizzle-orm'
import type { Context } from 'hono'
import { cursorList } from './cursor-list'
import { limitOffsetList } from './limit-offset-list'
import type { ListedRow, ListSource } from './list-source'
import { orderOf } from './ordering'
import { pageNumberList } from './page-number-list'
import { isPlain } from './plain-mode'
import { queryWords } from './query-words'

const styles = new Map([
  ['pageNumber', pageNumberList],
  ['page_number', pageNumberList],
  ['limitOffset', limitOffsetList],
  ['limit_offset', limitOffsetList],
  ['cursor', cursorList],
])

/**
 * Answers a list: a bare array of everything with `pagination=false`, else one page in the style
 * that `paginationType` names (page numbers when it names none).
 */
export async function answerList<Row extends ListedRow>(
  c: Context,
  source: ListSource<Row>,
  where: SQL | undefined,
  toWire: (rows: Row[]) => unknown[] | Promise<unknown[]>,
): Promise<Response> {
  const words = queryWords(c.req.url)
  const order = orderOf(source, words.get('ordering'), isPlain(c))
  if (words.get('pagination')?.toLowerCase() === 'false') {
    return c.json(await toWire(await source.rows({ where, order })))
  }
  const cut = styles.get(words.get('paginationType') ?? '') ?? pageNumberList
  const page = await cut(source, where, words, c.req.url)
  return c.json({ ...page, results: await toWire(page.results) })
}

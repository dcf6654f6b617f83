import type { SQL } from 'drizzle-orm'
import type { ListedRow, ListSource } from './list-source'
import { orderOf } from './ordering'
import { type PageEnvelope, sizeOf, withQuery } from './page-envelope'
import type { QueryWords } from './query-words'

const defaultLimit = 52

/** Rows from `offset` on, at most `limit` of them; past the end the page is empty. */
export async function limitOffsetList<Row extends ListedRow>(
  source: ListSource<Row>,
  where: SQL | undefined,
  words: QueryWords,
  address: string,
): Promise<PageEnvelope<Row>> {
  const limit = sizeOf(words.get('limit'), defaultLimit)
  const offset = /^\d{1,15}$/.test(words.get('offset') ?? '') ? Number(words.get('offset')) : 0
  const count = await source.count(where)
  const order = orderOf(source, words.get('ordering'))
  const results = await source.rows({ where, order, limit, offset })
  const linkTo = (start: number) => withQuery(address, { limit, offset: start > 0 ? start : null })
  return {
    links: {
      next: offset + limit < count ? linkTo(offset + limit) : null,
      previous: offset > 0 ? linkTo(offset - limit) : null,
    },
    count,
    totalPages: Math.max(1, Math.ceil(count / limit)),
    pageSize: limit,
    pageTotalResults: results.length,
    page: Math.floor(offset / limit) + 1,
    results,
  }
}

import type { SQL } from 'drizzle-orm'
import { detailError } from '../answers/api-error'
import { answerMessages } from '../seed/answer-words'
import type { ListedRow, ListSource } from './list-source'
import { orderOf } from './ordering'
import { type PageEnvelope, sizeOf, withQuery } from './page-envelope'
import type { QueryWords } from './query-words'

const defaultPageSize = 52

/** A page by its number, 1 being the first; a number out of range is 404. */
export async function pageNumberList<Row extends ListedRow>(
  source: ListSource<Row>,
  where: SQL | undefined,
  words: QueryWords,
  address: string,
): Promise<PageEnvelope<Row>> {
  const pageSize = sizeOf(words.get('pageSize'), defaultPageSize)
  const count = await source.count(where)
  const totalPages = Math.max(1, Math.ceil(count / pageSize))
  const page = Number(words.get('page') ?? 1)
  if (!Number.isInteger(page) || page < 1 || page > totalPages) {
    throw detailError(404, answerMessages.noPage)
  }
  const order = orderOf(source, words.get('ordering'))
  const results = await source.rows({
    where,
    order,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const linkTo = (number: number) => withQuery(address, { page: number === 1 ? null : number })
  return {
    links: {
      next: page < totalPages ? linkTo(page + 1) : null,
      previous: page > 1 ? linkTo(page - 1) : null,
    },
    count,
    totalPages,
    pageSize,
    pageTotalResults: results.length,
    page,
    results,
  }
}

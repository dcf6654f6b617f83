import { and, type SQL } from 'drizzle-orm'
import type { Context, Handler } from 'hono'
import type { BearerEnv } from '../auth/bearer-accounts'
import { answerList } from '../listing/answer-list'
import type { ListedRow, ListSource } from '../listing/list-source'
import { conditionsOf, type QueryFilter } from '../listing/query-filters'
import { queryWords } from '../listing/query-words'
import type { Store } from '../store/open-store'
import { anyAccountNamed } from './account-named'

/** A list below an account. */
interface OwnList<Row extends ListedRow> {
  source: ListSource<Row>
  /** Which rows are those of this account. */
  own(account: number): SQL | undefined
  filters: Readonly<Record<string, QueryFilter>>
  toWire(row: Row, c: Context): unknown
}

/** Answers one list of the account that the path names; 404 where there is no such account. */
export function ownList<Row extends ListedRow>(
  store: Store,
  { source, own, filters, toWire }: OwnList<Row>,
): Handler<BearerEnv> {
  return async (c) => {
    const { id } = await anyAccountNamed(c, store)
    const where = and(own(id), conditionsOf(queryWords(c.req.url), filters))
    return answerList(c, source, where, (rows) => rows.map((row) => toWire(row, c)))
  }
}

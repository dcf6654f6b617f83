import type { SQLiteSelect } from 'drizzle-orm/sqlite-core'
import type { Slice } from '../listing/list-source'

/** The same query for one slice of its rows only. Takes a query in dynamic mode. */
export function cutQuery<Query extends SQLiteSelect>(
  query: Query,
  { where, order, limit, offset }: Slice,
) {
  return query
    .where(where)
    .orderBy(...order)
    .limit(limit ?? -1)
    .offset(offset ?? 0)
}

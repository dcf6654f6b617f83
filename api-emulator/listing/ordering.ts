import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { detailError } from '../answers/api-error'
import { answerMessages } from '../seed/answer-words'
import type { ListedRow, ListSource } from './list-source'
import { camelCase } from './query-words'

/**
 * The order of a list: `ordering` is a comma list of fields, `-` turns one round. A field that the
 * endpoint does not know is ignored, or, where `isStrict`, a failure. The key comes last, so that
 * equal rows keep one order. Missing values count as the highest, as in the API's database.
 */
export function orderOf<Row extends ListedRow>(
  { orderings, defaultOrder, key }: ListSource<Row>,
  ordering: string | undefined,
  isStrict = false,
): SQL[] {
  const isOrdered = Object.keys(orderings).length > 0
  const fields = (ordering ?? '').split(',').flatMap((word) => {
    const descending = word.trim().startsWith('-')
    const name = camelCase(word.trim().replace(/^-/, ''))
    const by = Object.hasOwn(orderings, name) ? orderings[name] : undefined
    if (!by && name && isStrict && isOrdered) throw detailError(500, answerMessages.broken)
    return by ? [{ by, turn: descending ? desc : asc }] : []
  })
  const lastTurn = fields.at(-1)?.turn ?? asc
  if (fields.length === 0) return [...defaultOrder, lastTurn(key)]
  const turns = fields.map(({ by, turn }) => {
    const nulls = sql.raw(turn === desc ? 'nulls first' : 'nulls last')
    return sql`${turn(by)} ${nulls}`
  })
  return [...turns, lastTurn(key)]
}

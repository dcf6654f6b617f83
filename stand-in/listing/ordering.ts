import { asc, desc, type SQL } from 'drizzle-orm'
import type { ListedRow, ListSource } from './list-source'
import { camelCase } from './query-words'

/**
 * The order of a list: `ordering` is a comma list of fields, `-` turns one round. A field that the
 * endpoint does not know is ignored. The key comes last, so that equal rows keep one order.
 */
export function orderOf<Row extends ListedRow>(
  { orderings, defaultOrder, key }: ListSource<Row>,
  ordering: string | undefined,
): SQL[] {
  const fields = (ordering ?? '').split(',').flatMap((word) => {
    const descending = word.trim().startsWith('-')
    const name = camelCase(word.trim().replace(/^-/, ''))
    const by = Object.hasOwn(orderings, name) ? orderings[name] : undefined
    return by ? [{ by, turn: descending ? desc : asc }] : []
  })
  const lastTurn = fields.at(-1)?.turn ?? asc
  if (fields.length === 0) return [...defaultOrder, lastTurn(key)]
  return [...fields.map(({ by, turn }) => turn(by)), lastTurn(key)]
}

import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import { detailError } from '../answers/api-error'
import { answerMessages } from '../seed/answer-words'
import type { ListedRow, ListSource } from './list-source'
import { type PageEnvelope, sizeOf, withQuery } from './page-envelope'
import type { QueryWords } from './query-words'

const defaultPageSize = 100

/** Where a page begins: after the row with this time and key, or, turned round, before it. */
interface Cursor {
  createdAt: number
  key: string | number
  reverse: boolean
}

function write({ createdAt, key, reverse }: Cursor): string {
  return Buffer.from(JSON.stringify([createdAt, key, reverse])).toString('base64url')
}

function read(text: string): Cursor {
  try {
    const deps: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    const [createdAt, key, reverse] = Array.isArray(deps) ? deps : []
    const keyed = typeof key === 'number' || typeof key === 'string'
    if (typeof createdAt === 'number' && keyed && typeof reverse === 'boolean') {
      return { createdAt, key, reverse }
    }
  } catch {
    // Not JSON: falls through to the refusal below.
  }
  throw detailError(404, answerMessages.noCursor)
}

function beyond<Row extends ListedRow>(source: ListSource<Row>, cursor: Cursor): SQL {
  const sign = sql.raw(cursor.reverse ? '>' : '<')
  return sql`(${source.createdAt}, ${source.key}) ${sign} (${cursor.createdAt}, ${cursor.key})`
}

/**
 * A page after an opaque cursor, newest rows first whatever order is asked for. As the real API
 * does, it counts one page too many where the last one is not full, and names no page number.
 */
export async function cursorList<Row extends ListedRow>(
  source: ListSource<Row>,
  where: SQL | undefined,
  words: QueryWords,
  address: string,
): Promise<PageEnvelope<Row>> {
  const pageSize = sizeOf(words.get('pageSize'), defaultPageSize)
  const given = words.get('cursor')
  const cursor = given ? read(given) : null
  const turn = cursor?.reverse ? asc : desc
  const found = await source.rows({
    where: and(where, cursor ? beyond(source, cursor) : undefined),
    order: [turn(source.createdAt), turn(source.key)],
    limit: pageSize + 1,
  })
  const more = found.length > pageSize
  const results = found.slice(0, pageSize)
  if (cursor?.reverse) results.reverse()
  const hasNext = cursor?.reverse ? true : more
  const hasPrevious = cursor?.reverse ? more : cursor !== null
  const linkTo = (row: Row | undefined, reverse: boolean) =>
    row
      ? withQuery(address, {
          cursor: write({ createdAt: row.createdAt, key: source.keyOf(row), reverse }),
        })
      : null
  const count = await source.count(where)
  return {
    links: {
      next: hasNext ? linkTo(results.at(-1), false) : null,
      previous: hasPrevious ? linkTo(results[0], true) : null,
    },
    count,
    totalPages: count % pageSize === 0 ? count / pageSize : Math.ceil(count / pageSize) + 1,
    pageSize,
    pageTotalResults: results.length,
    results,
  }
}

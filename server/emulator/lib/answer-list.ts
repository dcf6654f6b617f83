import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { detailError } from './api-error'
import {
  orderOf,
  type PageEnvelope,
  type QueryParams,
  queryParams,
  sizeOf,
  withQuery,
} from './list-params'
import type { ListedRow, ListSource } from './list-source'
import { answerMessages } from './messages'

const styles = new Map([
  ['pageNumber', pageNumberList],
  ['page_number', pageNumberList],
  ['limitOffset', limitOffsetList],
  ['limit_offset', limitOffsetList],
  ['cursor', cursorList],
])

/**
 * Answers a list: a bare array of all rows with `pagination=false`, else one page in the style of
 * `paginationType` (page numbers by default).
 */
export async function answerList<Row extends ListedRow>(
  c: Context,
  source: ListSource<Row>,
  where: SQL | undefined,
  serialise: (rows: Row[]) => unknown[] | Promise<unknown[]>,
): Promise<Response> {
  const params = queryParams(c.req.url)
  const order = orderOf(source, params.get('ordering'))
  if (params.get('pagination')?.toLowerCase() === 'false') {
    return c.json(await serialise(await source.rows({ where, order })))
  }
  const paginate = styles.get(params.get('paginationType') ?? '') ?? pageNumberList
  const page = await paginate(source, where, params, c.req.url)
  return c.json({ ...page, results: await serialise(page.results) })
}

const defaultPageSize = 12

/** Page number pagination from 1; a number out of range is 404. */
async function pageNumberList<Row extends ListedRow>(
  source: ListSource<Row>,
  where: SQL | undefined,
  params: QueryParams,
  address: string,
): Promise<PageEnvelope<Row>> {
  const pageSize = sizeOf(params.get('pageSize'), defaultPageSize)
  const count = await source.count(where)
  const totalPages = Math.max(1, Math.ceil(count / pageSize))
  const page = Number(params.get('page') ?? 1)
  if (!Number.isInteger(page) || page < 1 || page > totalPages) {
    throw detailError(404, answerMessages.noPage)
  }
  const order = orderOf(source, params.get('ordering'))
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

const defaultLimit = 12

/** Limit and offset pagination; past the end the page is empty. */
async function limitOffsetList<Row extends ListedRow>(
  source: ListSource<Row>,
  where: SQL | undefined,
  params: QueryParams,
  address: string,
): Promise<PageEnvelope<Row>> {
  const limit = sizeOf(params.get('limit'), defaultLimit)
  const offset = /^\d{1,15}$/.test(params.get('offset') ?? '') ? Number(params.get('offset')) : 0
  const count = await source.count(where)
  const order = orderOf(source, params.get('ordering'))
  const results = await source.rows({ where, order, limit, offset })
  const linkTo = (start: number) => withQuery(address, { limit, offset: start > 0 ? start : null })
  return {
    links: {
      next: offset + limit < count ? linkTo(offset + limit) : null,
      previous: offset > 0 ? linkTo(offset - limit) : null,
    },
    count,
    totalPages: Math.ceil(count / limit),
    pageSize: limit,
    pageTotalResults: results.length,
    page: Math.ceil(offset / limit) + 1,
    results,
  }
}

const defaultCursorPageSize = 20

/** Position of a page: after the row with this time and key, or before it in reverse. */
interface Cursor {
  createdAt: number
  key: string | number
  reverse: boolean
}

function encodeCursor({ createdAt, key, reverse }: Cursor): string {
  return Buffer.from(JSON.stringify([createdAt, key, reverse])).toString('base64url')
}

function decodeCursor(text: string): Cursor {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    const [createdAt, key, reverse] = Array.isArray(parts) ? parts : []
    const keyed = typeof key === 'number' || typeof key === 'string'
    if (typeof createdAt === 'number' && keyed && typeof reverse === 'boolean') {
      return { createdAt, key, reverse }
    }
  } catch {
    // Not JSON: falls through to the refusal below.
  }
  throw detailError(404, answerMessages.noCursor)
}

function isBeyond<Row extends ListedRow>(source: ListSource<Row>, cursor: Cursor): SQL {
  const sign = sql.raw(cursor.reverse ? '>' : '<')
  return sql`(${source.createdAt}, ${source.key}) ${sign} (${cursor.createdAt}, ${cursor.key})`
}

/** Cursor pagination, always newest first, without a page number. */
async function cursorList<Row extends ListedRow>(
  source: ListSource<Row>,
  where: SQL | undefined,
  params: QueryParams,
  address: string,
): Promise<PageEnvelope<Row>> {
  const pageSize = sizeOf(params.get('pageSize'), defaultCursorPageSize)
  const given = params.get('cursor')
  const cursor = given ? decodeCursor(given) : null
  const direction = cursor?.reverse ? asc : desc
  const rows = await source.rows({
    where: and(where, cursor ? isBeyond(source, cursor) : undefined),
    order: [direction(source.createdAt), direction(source.key)],
    limit: pageSize + 1,
  })
  const more = rows.length > pageSize
  const results = rows.slice(0, pageSize)
  if (cursor?.reverse) results.reverse()
  const hasNext = cursor?.reverse ? true : more
  const hasPrevious = cursor?.reverse ? more : cursor !== null
  const linkTo = (row: Row | undefined, reverse: boolean) =>
    row
      ? withQuery(address, {
          cursor: encodeCursor({ createdAt: row.createdAt, key: source.keyOf(row), reverse }),
        })
      : null
  const count = await source.count(where)
  return {
    links: {
      next: hasNext ? linkTo(results.at(-1), false) : null,
      previous: hasPrevious ? linkTo(results[0], true) : null,
    },
    count,
    totalPages: Math.max(1, Math.ceil(count / pageSize)),
    pageSize,
    pageTotalResults: results.length,
    results,
  }
}

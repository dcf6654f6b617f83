import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { largestPageSize } from '#contract/wire/page'
import type { ListedRow, ListSource } from './list-source'

/** Query parameters by camelCase name; the API reads `page_size` and `pageSize` alike. */
export type QueryParams = ReadonlyMap<string, string>

/** Converts `page_size` to `pageSize`; a leading `-` is kept. */
export function camelCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase())
}

/**
 * The name of a parameter in camelCase. A field of another record keeps one underscore, so that
 * `notification__category` and `notification_Category` are alike; `notificationCategory` is no such
 * field.
 */
function paramName(name: string): string {
  return name
    .split(/__|_(?=[A-Z])/)
    .map(camelCase)
    .map(capitalisedAfterFirst)
    .join('_')
}

const capitalisedAfterFirst = (part: string, at: number) =>
  at === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)

/**
 * Parses the query of a URL. The last of repeated parameters counts, except for tags, which are
 * joined.
 */
export function queryParams(address: string): QueryParams {
  const values = new Map<string, string>()
  const params = new URL(address).searchParams
  for (const [name, value] of params) values.set(paramName(name), value)
  const tags = params.getAll('tags')
  if (tags.length > 0) values.set('tags', tags.join(','))
  return values
}

/**
 * The order of a list: `ordering` is a comma-separated list of fields, `-` means descending. An
 * unknown field is ignored. The key comes last for a stable order.
 * Nulls sort as the highest value, as in the API's database.
 */
export function orderOf<Row extends ListedRow>(
  { orderings, defaultOrder, key }: ListSource<Row>,
  ordering: string | undefined,
): SQL[] {
  const fields = (ordering ?? '').split(',').flatMap((word) => {
    const descending = word.trim().startsWith('-')
    const name = camelCase(word.trim().replace(/^-/, ''))
    const by = Object.hasOwn(orderings, name) ? orderings[name] : undefined
    return by ? [{ by, direction: descending ? desc : asc }] : []
  })
  const lastDirection = fields.at(-1)?.direction ?? asc
  if (fields.length === 0) return [...defaultOrder, lastDirection(key)]
  const directions = fields.map(({ by, direction }) => {
    const nulls = sql.raw(direction === desc ? 'nulls first' : 'nulls last')
    return sql`${direction(by)} ${nulls}`
  })
  return [...directions, lastDirection(key)]
}

/** One page of a list in the envelope of the API. */
export interface PageEnvelope<Item> {
  links: { next: string | null; previous: string | null }
  count: number
  totalPages: number
  pageSize: number
  pageTotalResults: number
  page?: number
  results: Item[]
}

/** The same URL with changed query parameters; null removes one. */
export function withQuery(address: string, values: Record<string, string | number | null>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, String(value))
  }
  return url.href
}

/** Page size from the query: at most 100, or the default when invalid. */
export function sizeOf(requested: string | undefined, byDefault: number): number {
  const size = requested && /^\d+$/.test(requested) ? Number(requested) : 0
  return size > 0 ? Math.min(size, largestPageSize) : byDefault
}

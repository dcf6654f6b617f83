import * as z from 'zod/mini'
import { count } from './scalars'

export const largestPageSize = 100

/** Number of pages of a list. No list of a shop has more, with a single row on each page. */
export const pageCount = z.int().check(z.nonnegative(), z.maximum(100_000))

/** Pages of a list, of `largestPageSize` rows, that are read at most where all rows are needed. */
export const mostPagesRead = 300

const links = z.pipe(
  z.object({
    next: z.nullish(z.string()),
    previous: z.nullish(z.string()),
    prev: z.nullish(z.string()),
  }),
  z.transform(({ next, previous, prev }) => ({
    next: next ?? null,
    previous: previous ?? prev ?? null,
  })),
)

/**
 * Envelope of one page of a list. `page` is absent with cursors. The links carry the API's own
 * host: they are never followed, only their query is read. `leftOut` is the gateway's: how many rows of
 * the page could not be read.
 */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    links,
    count,
    totalPages: pageCount,
    pageSize: count,
    pageTotalResults: count,
    page: z.optional(count),
    leftOut: z._default(count, 0),
    results: z.pipe(
      z.nullable(z.array(item)),
      z.transform((results) => results ?? []),
    ),
  })
}

/** One page of a list whose items have been parsed. */
export interface Page<Item> {
  links: { next: string | null; previous: string | null }
  count: number
  totalPages: number
  pageSize: number
  pageTotalResults: number
  page?: number | undefined
  leftOut: number
  results: Item[]
}

/**
 * How many rows of a list are there but cannot be shown: those that could not be read, or all where
 * the API counts rows and sends none.
 */
export function unshownIn({
  results,
  leftOut,
  count,
}: Pick<Page<unknown>, 'results' | 'leftOut' | 'count'>): number {
  return results.length === 0 ? Math.max(leftOut, count) : leftOut
}

/** The opaque cursor of a `links` address, or null where the list ends. */
export function cursorOf(link: string | null): string | null {
  if (!link) return null
  return new URL(link, 'http://upstream.invalid').searchParams.get('cursor')
}

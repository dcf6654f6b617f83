import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { cursorOf, pageOf } from '../../contract/wire/page'
import type { HttpRequest } from '../lib/http/http-request'
import { OutcomeError } from './outcome-error'
import { ownRequest } from './own-request'

interface OwnPagesCall<Item extends z.ZodMiniType> {
  path: `/${string}`
  /** What the list is filtered by. */
  query?: HttpRequest['query']
  /** Schema of one row. */
  item: Item
  /** Rows of the first page, at most 25; those that are asked for after it are longer. */
  pageSize: number
}

/** What was read of a list so far. */
export interface OwnRows<Row> {
  rows: Row[]
  /** How many rows the next page will bring. */
  coming: number
}

export type OwnPages<Row> = UseInfiniteQueryResult<OwnRows<Row>, OutcomeError>

/** Whoever asks for more has much: then so many times more at once, up to the API's 100. */
const laterTimes = 4

/**
 * Reads a list of the REST API page by page, by cursor, so that no row comes twice or is left out
 * when others come or go. Only inside the account's router.
 */
export function useOwnPages<Row extends { id: number }>(
  key: readonly (string | number)[],
  { path, query: filter, item, pageSize }: OwnPagesCall<z.ZodMiniType<Row>>,
): OwnPages<Row> {
  const answer = pageOf(item)
  const longPage = pageSize * laterTimes
  return useInfiniteQuery({
    queryKey: key,
    initialPageParam: '',
    queryFn: async ({ pageParam: cursor, signal }) => {
      const rows = cursor === '' ? pageSize : longPage
      const query = { ...filter, paginationType: 'cursor', pageSize: rows, cursor }
      const outcome = await ownRequest({ path, query, answer, signal })
      if (outcome.kind === 'done') return outcome.data
      throw new OutcomeError(outcome)
    },
    getNextPageParam: ({ links }) => cursorOf(links.next),
    select: ({ pages }) => {
      const rows = pages.flatMap(({ results }) => results)
      const left = (pages.at(-1)?.count ?? 0) - rows.length
      return { rows, coming: Math.min(Math.max(left, 0), longPage) }
    },
  })
}

import {
  type InfiniteData,
  onlineManager,
  QueryClient,
  type QueryKey,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { AnswerOf, Endpoint } from '#contract/endpoints/endpoint'
import { cursorOf, type Page, unshownIn } from '#contract/wire/page'
import type { QueryRules } from '#contract/wire/query-rules'
import { call, type HttpValues, type Sent, type Values } from '#lib/http/call'
import type { ApiError } from '#lib/http/problem'
import { createBackgroundRefetch } from '#lib/queries/background-refetch'
import { authCall } from './auth-request'
import { currentSession, watchSession } from './session'

/** How long account data counts as fresh, in ms. */
const freshFor = 30_000

// A failure counts until the next sign-in, which gets another client.
const background = createBackgroundRefetch()

/** A query client with the account's defaults. No retries: 401, 404 and 410 are answers. */
export function createAccountQueryClient(): QueryClient {
  const { createCache, onReturn, onReconnect } = background
  const refetch = { refetchOnWindowFocus: onReturn, refetchOnReconnect: onReconnect }
  return new QueryClient({
    queryCache: createCache(),
    defaultOptions: {
      queries: { retry: false, staleTime: freshFor, ...refetch },
      mutations: { retry: false },
    },
  })
}

let current: { owner: number | undefined; client: QueryClient } | undefined

/**
 * The query client of the present user. It is kept while other pages are shown, so that Back
 * restores the full length of a list, and is cleared as soon as the user changes or signs
 * out.
 * @param owner the user's id; undefined for a guest
 */
export function accountQueryClient(owner: number | undefined): QueryClient {
  if (current && current.owner === owner) return current.client
  const client = createAccountQueryClient()
  const unwatch = watchSession(() => {
    if (currentSession().user?.id === owner) return
    unwatch()
    client.clear()
    if (current?.client === client) current = undefined
  })
  current = { owner, client }
  return client
}

/**
 * Query key of an endpoint with the values of its path and query; without values that of all its
 * queries, e.g. to invalidate them. Pages that read the same share its cache entry.
 */
export function queryKeyOf(
  { path }: Pick<Endpoint, 'path'>,
  { params, query }: { params?: object | undefined; query?: object | undefined } = {},
): QueryKey {
  const values = { ...params, ...query }
  return Object.keys(values).length > 0 ? [path, values] : [path]
}

/**
 * Reads a query again where its page follows the focus of the window, unless the pause after a
 * failure is not over.
 * @param isReconnected whether the connection is back
 */
export function refetchOnReturn(
  queries: QueryClient,
  queryKey: QueryKey,
  isReconnected: boolean,
): void {
  const query = queries.getQueryCache().find({ queryKey })
  const mayRefetch = isReconnected ? background.onReconnect : background.onReturn
  if (query && mayRefetch(query)) void queries.refetchQueries({ queryKey, exact: true })
}

interface ReadOptions<Data> {
  /** False while the data is not needed. */
  enabled?: boolean
  /** How long the answer counts as fresh, in ms, where the account's default does not fit. */
  freshFor?: number
  /** Interval of refetching in ms while the page is visible; false for none. */
  pollMs?: (data: Data | undefined) => number | false
}

/** Values that were checked where they come from, with a signal. */
const valuesOf = <To extends Endpoint>(sent: object) => [sent] as unknown as Values<To>

/** What a read sends, beside how it is kept. */
type Read<To extends Endpoint> = Sent<To> & ReadOptions<AnswerOf<To>>
type AnyRead<To extends Endpoint> = HttpValues & ReadOptions<AnswerOf<To>>

/** Nothing need be said where no value is demanded. */
type Reads<To extends Endpoint> =
  Record<never, never> extends Read<To> ? [read?: Read<To>] : [read: Read<To>]

/**
 * Reads an endpoint for an account page, also one of the sign-in service, e.g.
 * `useAccountQuery(listAddresses)`. Rendered with `AccountRead`. Only below `QueryClientProvider` of
 * the account area.
 */
export function useAccountQuery<To extends Endpoint>(
  endpoint: To,
  ...[read]: Reads<To>
): UseQueryResult<AnswerOf<To>, ApiError> {
  const { enabled = true, freshFor, pollMs, ...sent }: AnyRead<To> = read ?? {}
  const ask = endpoint.path.includes('/_allauth/') ? authCall : call
  return useQuery<AnswerOf<To>, ApiError>({
    queryKey: queryKeyOf(endpoint, sent),
    enabled,
    refetchInterval: (query) => background.interval(query, pollMs?.(query.state.data) ?? false),
    ...(freshFor !== undefined && { staleTime: freshFor }),
    queryFn: ({ signal }) => ask(endpoint, ...valuesOf<To>({ ...sent, signal })),
  })
}

/** An endpoint whose answer is a page of rows. */
type ListEndpoint = Endpoint & { query: QueryRules; answer: z.ZodMiniType<Page<{ id: number }>> }

type RowOf<To extends Endpoint> = AnswerOf<To> extends Page<infer Row> ? Row : never

type PagesRead<To extends Endpoint> = Pick<Sent<To>, 'params' | 'query'> & {
  /** Rows of the first page, at most 25; later pages are longer. */
  pageSize: number
}

/** The rows of a list that were read so far. */
export interface PagedRows<Row> {
  rows: Row[]
  /** Number of rows on the next page. */
  coming: number
  /** Number of rows that are there but cannot be shown. */
  unshown: number
}

export type PagedQuery<Row> = UseInfiniteQueryResult<PagedRows<Row>, ApiError>

/** Later pages are this many times longer, up to the API's 100, as the user reads a long list. */
const laterTimes = 4

/**
 * Reads a list of the REST API page by page. By cursor, so that no row is repeated or missed when
 * rows are added or removed meanwhile.
 */
export function useAccountPages<To extends ListEndpoint>(
  endpoint: To,
  { pageSize, ...sent }: PagesRead<To>,
): PagedQuery<RowOf<To>> {
  const longPage = pageSize * laterTimes
  return useInfiniteQuery({
    queryKey: queryKeyOf(endpoint, sent),
    initialPageParam: '',
    queryFn: async ({ pageParam: cursor, signal }) => {
      const rows = cursor === '' ? pageSize : longPage
      const query = { ...sent.query, paginationType: 'cursor', pageSize: rows, cursor }
      const page = await call(endpoint, ...valuesOf<To>({ ...sent, query, signal }))
      return page as Page<RowOf<To>>
    },
    getNextPageParam: ({ links }) => cursorOf(links.next),
    select: ({ pages }) => {
      const rows = pages.flatMap(({ results }) => results)
      const leftOut = pages.reduce((sum, page) => sum + page.leftOut, 0)
      const last = pages.at(-1)
      const count = last?.count ?? 0
      const coming = Math.min(Math.max(count - rows.length - leftOut, 0), longPage)
      // Rows of later pages may still be shown.
      const counted = last?.links.next ? 0 : count
      return { rows, coming, unshown: unshownIn({ results: rows, leftOut, count: counted }) }
    },
  })
}

/** A list of `useAccountPages` in the query cache. */
export type CachedPages<Row> = InfiniteData<Page<Row>>

/**
 * The cached pages of a list after a change that the API has confirmed.
 * @param update returns the new row, or null where it was removed
 */
export function updateRows<Row>(
  data: CachedPages<Row> | undefined,
  update: (row: Row) => Row | null,
): CachedPages<Row> | undefined {
  if (!data) return undefined
  const updated = data.pages.map(({ results }) => results.flatMap((row) => update(row) ?? []))
  const removed = data.pages.reduce(
    (sum, { results }, at) => sum + results.length - (updated[at]?.length ?? 0),
    0,
  )
  const pages = data.pages.map((page, at) => ({
    ...page,
    count: Math.max(0, page.count - removed),
    results: updated[at] ?? [],
  }))
  return { ...data, pages }
}

/**
 * Reads a query again for a form that is about to replace its data (`reread` of `AccountForm`).
 * @param valuesOf the form's values of the data
 * @returns the function; it resolves with null where the data cannot be read
 */
export function rereadOf<Data, Values>(
  { refetch }: Pick<UseQueryResult<Data, ApiError>, 'refetch'>,
  valuesOf: (data: Data) => Values,
) {
  return async (): Promise<Values | null> => {
    // Without a network a query waits until there is one.
    if (!onlineManager.isOnline()) return null
    const { data, isSuccess } = await refetch()
    return isSuccess ? valuesOf(data) : null
  }
}

/**
 * A query without data from before this page was mounted: a form filled with stale values would
 * overwrite later changes with them. Use with `freshFor: 0`, so that the page does refetch.
 */
export function freshOnly<Data>(query: UseQueryResult<Data, ApiError>) {
  const { data, error, isFetching, refetch, isFetchedAfterMount } = query
  return { data: isFetchedAfterMount ? data : undefined, error, isFetching, refetch }
}

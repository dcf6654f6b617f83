import type * as z from 'zod/mini'
import type { AnyListRule, Parent } from '../lists/list-rule'
import type { ResponseParser } from './answer-readers'
import type { QueryRules } from './query-rules'

export type RowMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One line of the gateway's table: what the browser may ask, and what becomes of it. */
export interface RouteRow {
  method: RowMethod
  /** Path under `/api`; `{id}` stands for a positive whole number. */
  path: string
  /** Path under the upstream's `/api/v1`, filled in with the same values. */
  upstream: string
  /** Query keys that pass; without any the query is dropped. */
  query?: QueryRules
  /** Rows per page where the browser does not say; lists only. */
  pageSize?: number
  /** Body that the upstream gets; without one a body is read and dropped. */
  body?: z.ZodMiniType
  answer: ResponseParser
  /** Who may see which rows of a list, which is then cut into full pages of those alone. */
  list?: AnyListRule
  /** What the one entity of the answer belongs to: where that is hidden, it is 404 as well. */
  // biome-ignore lint/suspicious/noExplicitAny: it only reads what this row's `answer` gives
  parent?: Parent<any>
  /**
   * An entity that the answer belongs to: read at the same time, so that nothing shows of what is
   * hidden itself.
   */
  within?: { upstream: string; answer: ResponseParser }
  /** Whether a signed-in person's token goes along: their own items are not hidden from them. */
  asViewer?: boolean
  /** What the upstream's body would be where its 404 says only that there is nothing yet. */
  whenMissing?: unknown
  /** The upstream may take as long as a health check. */
  slow?: boolean
  /** Status of a success, if it is not 200. */
  success?: 201
}

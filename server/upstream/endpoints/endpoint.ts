import type * as z from 'zod/mini'
import { type HttpMethod, type ParamsOf, pathOf } from '../../../contract/endpoints/endpoint'

/** Below the REST API, with its parameters in braces. */
type UpstreamPath = `/${string}`

/**
 * One call that we make of the REST API, said once: gateway and build send it, the doctor examines it,
 * the record of the real API has it. Who needs less of what it says reads `{ ...call, answer: less }`.
 */
export interface UpstreamEndpoint {
  method: HttpMethod
  path: UpstreamPath
  /** What each call of it asks for. */
  query?: Readonly<Record<string, string>>
  /** What a success says of one thing. With neither this nor `rows` it says nothing (204). */
  answer?: z.ZodMiniType
  /** What each row of a list says, whether the list comes as a bare array or as a page. */
  rows?: z.ZodMiniType
}

/** A call that reads one thing. */
export const read = <Path extends UpstreamPath, Answer extends z.ZodMiniType>(
  path: Path,
  answer: Answer,
) => ({ method: 'GET', path, answer }) as const

/** A call that reads a list. */
export const list = <Path extends UpstreamPath, Row extends z.ZodMiniType>(
  path: Path,
  rows: Row,
  query: UpstreamEndpoint['query'] = {},
) => ({ method: 'GET', path, rows, query }) as const

/** A call that changes something, and says what became of it. */
export const write = <Path extends UpstreamPath, Answer extends z.ZodMiniType>(
  method: 'POST' | 'PUT' | 'PATCH',
  path: Path,
  answer: Answer,
) => ({ method, path, answer }) as const

/** A call that deletes. */
export const remove = <Path extends UpstreamPath>(path: Path) =>
  ({ method: 'DELETE', path }) as const

/** What a call says of one thing, or of each of a list. */
export type ItemOf<Call extends UpstreamEndpoint> = Call extends {
  rows: infer Row extends z.ZodMiniType
}
  ? z.output<Row>
  : Call extends { answer: infer Answer extends z.ZodMiniType }
    ? z.output<Answer>
    : undefined

/** What a call says, in the shape of our own contract where it has one. */
export type SaidBy<Call extends UpstreamEndpoint> = Call extends { rows: z.ZodMiniType }
  ? ItemOf<Call>[]
  : ItemOf<Call>

/** The values of the path: a call without one of them does not compile. */
export type WithParams<Call extends UpstreamEndpoint> = keyof ParamsOf<Call> extends never
  ? { params?: undefined }
  : { params: ParamsOf<Call> }

/** A call that lists. */
export interface ListCall<Row = unknown> extends UpstreamEndpoint {
  rows: z.ZodMiniType<Row>
}

/** Query values of one call, besides those of every call of it. */
export type Query = URLSearchParams | Readonly<Record<string, string>>

/** Where a call is sent, below the REST API, with its query. */
export function addressOf<Call extends Pick<UpstreamEndpoint, 'path' | 'query'>>(
  call: Call,
  params: ParamsOf<Call>,
  asked?: Query,
): string {
  const query = new URLSearchParams(asked)
  for (const [key, value] of Object.entries(call.query ?? {})) query.set(key, value)
  return query.size > 0 ? `${pathOf(call, params)}?${query}` : pathOf(call, params)
}

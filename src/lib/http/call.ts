import type * as z from 'zod/mini'
import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  requestLineOf,
} from '#contract/endpoints/endpoint'
import type { QueryRules } from '#contract/wire/query-rules'
import { type ApiRequest, apiRequest } from './request'
import type { HttpRequest } from './send-request'

type Nothing = Record<never, never>

/** What a call sends: the values of its path, its query and its body, where it has them. */
export type Sent<To extends Endpoint> = (keyof ParamsOf<To> extends never
  ? { params?: undefined }
  : { params: ParamsOf<To> }) &
  (To extends { query: QueryRules } ? { query?: QueryOf<To> } : { query?: undefined }) &
  (To extends { body: z.ZodMiniType } ? { body: BodyOf<To> } : { body?: undefined }) &
  (To extends { isKeyed: true } ? { headers: Readonly<Record<string, string>> } : Nothing) &
  Omit<HttpRequest, 'method' | 'path' | 'query' | 'body'>

/** Nothing need be sent where no value is demanded. */
export type Values<To extends Endpoint> =
  Nothing extends Sent<To> ? [sent?: Sent<To>] : [sent: Sent<To>]

/**
 * Calls an endpoint of the table, e.g. `call(readAddress, { params: { id } })`, and parses its answer.
 * @throws ApiError where there is no value, or the reason of the caller's own signal
 */
export type Call = <To extends Endpoint>(
  endpoint: To,
  ...values: Values<To>
) => Promise<AnswerOf<To>>

/** Makes the function that calls endpoints by one that sends requests. */
export function createCall(request: ApiRequest): Call {
  return async <To extends Endpoint>(endpoint: To, ...[sent]: Values<To>) => {
    const answer = endpoint.answer as z.ZodMiniType<AnswerOf<To>> | undefined
    return request({ ...requestOf(endpoint, sent), ...(answer && { answer }) })
  }
}

/** What is sent, of any endpoint. */
export type HttpValues = Omit<HttpRequest, 'method' | 'path'> & { params?: object | undefined }

/** The request of a call, for what reads its answer in another way. */
export function requestOf(endpoint: Endpoint, { params, ...values }: HttpValues = {}): HttpRequest {
  return { ...values, ...requestLineOf(endpoint, params) }
}

/** Calls an endpoint for anybody. */
export const call = createCall(apiRequest)

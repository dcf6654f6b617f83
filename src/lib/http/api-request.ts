import * as z from 'zod/mini'
import { ApiError, type ApiProblem } from './api-problem'
import { type SendRequest, sendRequest } from './http-client'
import type { HttpAnswer, HttpRequest } from './http-request'
import { problemOf } from './problem-of-failure'

/** A request with the schema of its response body; without a schema the body is not read. */
export interface ApiCall<Answer extends z.ZodMiniType> extends HttpRequest {
  answer?: Answer
}

/** A value, or the problem why there is none. */
export type ApiResult<Value> = { ok: true; data: Value } | { ok: false; problem: ApiProblem }

/** The value, for a query or mutation. @throws ApiError where there is none */
export function dataIn<Value>(result: ApiResult<Value>): Value {
  if (result.ok) return result.data
  throw new ApiError(result.problem)
}

export type ApiRequest = <Answer extends z.ZodMiniType = z.ZodMiniUndefined>(
  call: ApiCall<Answer>,
) => Promise<ApiResult<z.output<Answer>>>

/**
 * Calls the API on the own origin, e.g.
 * `apiRequest({ path: '/api/products/3', answer: product, signal })`. Parses the response by a
 * schema of `contract/`; a problem is a value, never an exception.
 */
export const apiRequest = createApiRequest(sendRequest)

/**
 * Makes the function that calls the API and parses its responses.
 * @returns a function that never rejects, except when the caller aborts.
 */
export function createApiRequest(send: SendRequest): ApiRequest {
  return async ({ answer, ...request }) => {
    try {
      return parsed(request, answer, await send(request))
    } catch (failure) {
      return { ok: false, problem: problemOf(failure) }
    }
  }
}

function parsed<Answer extends z.ZodMiniType>(
  request: HttpRequest,
  schema: Answer | undefined,
  { body }: HttpAnswer,
): ApiResult<z.output<Answer>> {
  const result = schema ? z.safeParse(schema, body) : { success: true as const, data: undefined }
  if (result.success) return { ok: true, data: result.data as z.output<Answer> }
  const endpoint = `${request.method ?? 'GET'} ${request.path}`
  const fields = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return { ok: false, problem: { kind: 'broken', reason: `${endpoint} ${fields.join(', ')}` } }
}

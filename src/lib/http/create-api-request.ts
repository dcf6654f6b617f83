import * as z from 'zod/mini'
import { type ApiProblem, problemOf } from './api-problem'
import type { SendRequest } from './create-sender'
import type { HttpAnswer, HttpRequest } from './http-request'

/** A request with the schema of its answer; without one the answer's body is not read. */
export interface ApiCall<Answer extends z.ZodMiniType> extends HttpRequest {
  answer?: Answer
}

/** A value, or the one reason why there is none. */
export type ApiResult<Value> = { ok: true; data: Value } | { ok: false; problem: ApiProblem }

export type ApiRequest = <Answer extends z.ZodMiniType = z.ZodMiniUndefined>(
  call: ApiCall<Answer>,
) => Promise<ApiResult<z.output<Answer>>>

/**
 * Makes the function that asks the API and parses what it says.
 * @returns a function that never rejects, except with the caller's own abort.
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
  const result = z.safeParse(schema ?? nothing, body)
  if (result.success) return { ok: true, data: result.data as z.output<Answer> }
  const endpoint = `${request.method ?? 'GET'} ${request.path}`
  const fields = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return { ok: false, problem: { kind: 'failed', reason: `${endpoint} ${fields.join(', ')}` } }
}

const nothing = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)

import * as z from 'zod/mini'
import { detailError, errorAnswer } from '#contract/errors/error-answer'
import { type ApiProblem, type InputError, isGreek } from './api-problem'
import {
  type HttpAnswer,
  HttpStatusError,
  NoConnectionError,
  retryAfterSeconds,
  TimeoutError,
} from './http-request'

/**
 * Turns an error of the HTTP client into a problem.
 * @throws the error itself where it is the caller's own abort or a bug
 */
export function problemOf(failure: unknown): ApiProblem {
  if (failure instanceof HttpStatusError) return problemOfStatus(failure.answer)
  if (failure instanceof NoConnectionError || failure instanceof TimeoutError) {
    return { kind: 'unreachable' }
  }
  throw failure
}

function problemOfStatus(answer: HttpAnswer): ApiProblem {
  const { status, headers, body } = answer
  if (status === 401) return { kind: 'signedOut' }
  if (status === 403) return { kind: 'forbidden', errors: [] }
  if (status === 404) return { kind: 'missing' }
  if (status === 409) return { kind: 'conflict', errors: wholeErrors(dataIn(body)) }
  if (status === 410) return { kind: 'sessionEnded' }
  if (status === 408 || status === 425) return unreachable(headers)
  if (status === 429) return { kind: 'rateLimited', seconds: retryAfterSeconds(headers) }
  if (status < 500) return { kind: 'refused', errors: errorsIn(dataIn(body)) }
  if (status === 500) return { kind: 'broken', reason: `status ${status}` }
  return unreachable(headers)
}

/** No API behind the gateway, with the time that it asks for. */
export function unreachable(headers: Headers): ApiProblem & { kind: 'unreachable' } {
  const seconds = retryAfterSeconds(headers)
  return { kind: 'unreachable', ...(seconds !== null && { seconds }) }
}

/** What the server says of the input: in the gateway's error envelope, or the whole body. */
function dataIn(body: unknown): unknown {
  const wrapper = z.safeParse(errorAnswer, body)
  return wrapper.success ? wrapper.data.data : body
}

/** The API's field name for errors of the whole form. */
const wholeFormField = 'nonFieldErrors'

/** The first error of each top-level field; the feature that sent nested ones reads those. */
function errorsIn(data: unknown): InputError[] {
  const { data: fields } = z.safeParse(z.record(z.string(), z.unknown()), data)
  const named = Object.entries(fields ?? {}).flatMap(([name, value]): InputError[] => {
    const list = z.safeParse(z.array(z.string()), value)
    if (!list.success) return []
    const error = errorOf(list.data[0] ?? '')
    return [name === wholeFormField ? error : { ...error, param: name }]
  })
  return [...named, ...wholeErrors(data)]
}

/** The server's own sentence; English ones of the API are for developers and are not shown. */
function wholeErrors(data: unknown): InputError[] {
  const { data: said } = z.safeParse(detailError, data)
  const message = said?.detail ?? said?.error ?? ''
  return isGreek(message) ? [errorOf(message)] : []
}

/** The REST API has no error codes, only messages. */
function errorOf(message: string): InputError {
  return { code: '', message }
}

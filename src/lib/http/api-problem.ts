import * as z from 'zod/mini'
import { detailError, errorAnswer, type FieldErrors } from '#contract/errors/error-answer'
import {
  type HttpAnswer,
  HttpStatusError,
  NoConnectionError,
  retryAfterSeconds,
  TimeoutError,
} from './http-request'

/** Why a request returned no value, in kinds that a view can handle. */
export type ApiProblem =
  /** No network, timeout, or no API behind the gateway: a manual retry may help. */
  | { kind: 'unreachable' }
  /** Server error, or a response of the wrong shape; `reason` is for logs only. */
  | { kind: 'failed'; reason: string }
  /** 401. `body` may name sign-in flows. */
  | { kind: 'signedOut'; body: unknown }
  /** 410: the session ended. */
  | { kind: 'sessionEnded'; body: unknown }
  | { kind: 'forbidden' }
  | { kind: 'missing' }
  /** 409. `message` is the server's own, where it is Greek. */
  | { kind: 'conflict'; message: string | null }
  /** The request was not valid. `fields` is empty where the server named none. */
  | { kind: 'refused'; status: number; fields: FieldErrors; message: string | null }
  | { kind: 'tooMany'; retryAfterSeconds: number | null }

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
  if (status === 401) return { kind: 'signedOut', body }
  if (status === 403) return { kind: 'forbidden' }
  if (status === 404) return { kind: 'missing' }
  if (status === 409) return { kind: 'conflict', message: messagesOf(body).message }
  if (status === 410) return { kind: 'sessionEnded', body }
  if (status === 408 || status === 425) return { kind: 'unreachable' }
  if (status === 429) return { kind: 'tooMany', retryAfterSeconds: retryAfterSeconds(headers) }
  if (status < 500) return { kind: 'refused', status, ...messagesOf(body) }
  if (status === 500) return { kind: 'failed', reason: `status ${status}` }
  return { kind: 'unreachable' }
}

/** User-facing messages: in the gateway's error envelope, or in the upstream's own body. */
function messagesOf(body: unknown): { fields: FieldErrors; message: string | null } {
  const wrapper = z.safeParse(errorAnswer, body)
  const data = wrapper.success ? wrapper.data.data : body
  return { fields: fieldsIn(data), message: greekMessage(data) }
}

/** Errors by top-level field; nested errors are read by the feature that sent them. */
function fieldsIn(body: unknown): FieldErrors {
  const { data } = z.safeParse(z.record(z.string(), z.unknown()), body)
  const messages = Object.entries(data ?? {}).flatMap(([name, value]) => {
    const list = z.safeParse(z.array(z.string()), value)
    return list.success ? [[name, list.data] as const] : []
  })
  return Object.fromEntries(messages)
}

/** English messages of the API are for developers and are not shown. */
function greekMessage(body: unknown): string | null {
  const { data } = z.safeParse(detailError, body)
  const message = data?.detail ?? data?.error ?? ''
  return /\p{Script=Greek}/u.test(message) ? message : null
}

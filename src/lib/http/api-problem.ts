import * as z from 'zod/mini'
import { detailError, errorAnswer, type FieldErrors } from '../../../contract/errors/error-answer'
import { HttpStatusError, NoConnectionError, TimeoutError } from './http-errors'
import type { HttpAnswer } from './http-request'
import { retryAfterSeconds } from './retry-rule'

/** Why there is no value, in kinds that a view can act on. */
export type ApiProblem =
  /** No network, time up, or nobody behind the gateway: worth another try by hand. */
  | { kind: 'unreachable' }
  /** The server broke, or its answer is not of the agreed shape; `reason` is for logs only. */
  | { kind: 'failed'; reason: string }
  /** 401. `body` is the answer, for the sign-in flows that it may name. */
  | { kind: 'signedOut'; body: unknown }
  /** 410: the session ended. */
  | { kind: 'sessionEnded'; body: unknown }
  | { kind: 'forbidden' }
  | { kind: 'missing' }
  /** 409: something changed in the meantime. `message` is the server's own, where it is Greek. */
  | { kind: 'conflict'; message: string | null }
  /** What was sent cannot be used. `fields` is empty where the server named none. */
  | { kind: 'refused'; status: number; fields: FieldErrors; message: string | null }
  | { kind: 'tooMany'; retryAfterSeconds: number | null }

/**
 * Turns a failure of the door into a problem.
 * @throws the failure itself where it is the caller's own abort or a defect of ours.
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
  if (status === 409) return { kind: 'conflict', message: saidOf(body).message }
  if (status === 410) return { kind: 'sessionEnded', body }
  if (status === 408 || status === 425) return { kind: 'unreachable' }
  if (status === 429) return { kind: 'tooMany', retryAfterSeconds: retryAfterSeconds(headers) }
  if (status < 500) return { kind: 'refused', status, ...saidOf(body) }
  if (status === 500) return { kind: 'failed', reason: `status ${status}` }
  return { kind: 'unreachable' }
}

/** What the server said for people: in the gateway's wrapper, or in the upstream's own body. */
function saidOf(body: unknown): { fields: FieldErrors; message: string | null } {
  const wrapper = z.safeParse(errorAnswer, body)
  const said = wrapper.success ? wrapper.data.data : body
  return { fields: fieldsIn(said), message: greekMessage(said) }
}

/** What was said of single fields; of a list inside a body its own feature knows more. */
function fieldsIn(said: unknown): FieldErrors {
  const { data } = z.safeParse(z.record(z.string(), z.unknown()), said)
  const messages = Object.entries(data ?? {}).flatMap(([name, value]) => {
    const list = z.safeParse(z.array(z.string()), value)
    return list.success ? [[name, list.data] as const] : []
  })
  return Object.fromEntries(messages)
}

/** Some messages of the API are written for programmers, in English: nobody is shown those. */
function greekMessage(said: unknown): string | null {
  const { data } = z.safeParse(detailError, said)
  const message = data?.detail ?? data?.error ?? ''
  return /\p{Script=Greek}/u.test(message) ? message : null
}

import * as z from 'zod/mini'
import { refusal } from '#contract/allauth/refusal'
import { type AuthAnswer, authAnswer } from '#contract/allauth/session-answer'
import { errorAnswer, mailLimitReached } from '#contract/errors/error-answer'
import type { SendRequest } from '#lib/http/http-client'
import { sendRequest } from '#lib/http/http-client'
import type { HttpAnswer, HttpRequest } from '#lib/http/http-request'
import {
  HttpStatusError,
  NoConnectionError,
  retryAfterSeconds,
  TimeoutError,
} from '#lib/http/http-request'
import { unreachable } from '#lib/http/problem-of-failure'
import { currentGeneration, emitAuthAnswer } from './auth-event-bus'
import { type AuthOutcome, pendingStep } from './auth-outcome'

/** A request to the sign-in service; its path is relative to the service, e.g. `/auth/login`. */
export interface AuthCall<Answer extends z.ZodMiniType>
  extends Pick<HttpRequest, 'method' | 'query' | 'body' | 'headers' | 'signal'> {
  path: `/auth/${string}` | `/account/${string}` | '/config'
  /** Schema of a 200 that is not a session. */
  answer?: Answer
}

export type AuthRequest = <Answer extends z.ZodMiniType = z.ZodMiniUndefined>(
  call: AuthCall<Answer>,
) => Promise<AuthOutcome<z.output<Answer>>>

const base = '/api/_allauth/app/v1'
const answerStatuses = [200, 400, 401, 403, 404, 409, 410, 429]

interface AuthRequestDeps {
  send: SendRequest
  /** Called with every answer about the session, and the generation when the request was sent. */
  onAnswer: (answer: AuthAnswer, asked: string | null) => void
  /** Generation of the current session; null where it is not known. */
  generation?: () => string | null
}

/**
 * Makes a client of the sign-in service. It never retries: each code or password counts as a try.
 * @returns a function that never rejects, except with the caller's own abort
 */
export function createAuthRequest({
  send,
  onAnswer,
  generation = () => null,
}: AuthRequestDeps): AuthRequest {
  return async ({ path, answer, ...request }) => {
    const asked = generation()
    try {
      const http = await send({
        ...request,
        path: `${base}${path}`,
        retries: 0,
        cache: 'no-store',
        isAnswer: (status) => answerStatuses.includes(status),
      })
      return outcomeOf(http, answer, (session) => onAnswer(session, asked))
    } catch (failure) {
      return outcomeOfFailure(failure)
    }
  }
}

function outcomeOf<Answer extends z.ZodMiniType>(
  { status, headers, body }: HttpAnswer,
  schema: Answer | undefined,
  onAnswer: (answer: AuthAnswer) => void,
): AuthOutcome<z.output<Answer>> {
  if (status === 200 && schema) {
    const parsed = z.safeParse(schema, body)
    return parsed.success ? { kind: 'done', data: parsed.data } : schemaMismatch(parsed.error)
  }
  if (status === 429) return rateLimited(retryAfterSeconds(headers), body)
  if (status === 404) return { kind: 'missing' }
  if (status === 400 || status === 403 || status === 409) return refused(status, body)
  const session = z.safeParse(authAnswer, body)
  if (!session.success) return schemaMismatch(session.error)
  onAnswer(session.data)
  return outcomeOfSession(session.data)
}

function rateLimited<Data>(seconds: number | null, body: unknown): AuthOutcome<Data> {
  const { data: error } = z.safeParse(errorAnswer, body)
  const isOfMails = z.safeParse(mailLimitReached, error?.data).success
  return { kind: 'rateLimited', seconds, ...(isOfMails && { of: 'mails' }) }
}

function refused<Data>(status: 400 | 403 | 409, body: unknown): AuthOutcome<Data> {
  const parsed = z.safeParse(refusal, body)
  const errors = parsed.success ? parsed.data.errors : []
  if (status === 403) return { kind: 'forbidden', errors }
  return { kind: status === 409 ? 'conflict' : 'refused', errors }
}

function outcomeOfSession<Data>(answer: AuthAnswer): AuthOutcome<Data> {
  if (answer.status === 200) return { kind: 'signedIn' }
  if (answer.status === 410) return { kind: 'sessionEnded' }
  if (answer.meta.is_authenticated) return { kind: 'reauthenticationRequired' }
  const flow = pendingStep(answer.data.flows)
  return flow ? { kind: 'nextStep', flow } : { kind: 'signedOut' }
}

function outcomeOfFailure<Data>(failure: unknown): AuthOutcome<Data> {
  if (failure instanceof NoConnectionError || failure instanceof TimeoutError) {
    return { kind: 'unreachable' }
  }
  if (!(failure instanceof HttpStatusError)) throw failure
  const { status, headers } = failure.answer
  return status === 500 ? { kind: 'broken', reason: failure.message } : unreachable(headers)
}

function schemaMismatch<Data>(error: z.core.$ZodError): AuthOutcome<Data> {
  const fields = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return { kind: 'broken', reason: fields.join(', ') }
}

/**
 * Sends a request to the sign-in service through the gateway, e.g.
 * `authRequest({ method: 'POST', path: '/auth/login', body: { email, password } })`.
 * The session machine gets each answer by the event bus; the caller gets a named outcome.
 */
export const authRequest = createAuthRequest({
  send: sendRequest,
  onAnswer: emitAuthAnswer,
  generation: currentGeneration,
})

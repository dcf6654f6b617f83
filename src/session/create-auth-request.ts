import * as z from 'zod/mini'
import { refusal } from '../../contract/allauth/refusal'
import { type AuthAnswer, authAnswer } from '../../contract/allauth/session-answer'
import type { SendRequest } from '../lib/http/create-sender'
import { HttpStatusError, NoConnectionError, TimeoutError } from '../lib/http/http-errors'
import type { HttpAnswer, HttpRequest } from '../lib/http/http-request'
import { retryAfterSeconds } from '../lib/http/retry-rule'
import type { AuthOutcome } from './auth-outcome'
import { pendingStep } from './pending-step'

/** A call of the sign-in service; its path is relative to the service, e.g. `/auth/login`. */
export interface AuthCall<Answer extends z.ZodMiniType>
  extends Pick<HttpRequest, 'method' | 'query' | 'body' | 'headers' | 'signal'> {
  path: `/auth/${string}` | `/account/${string}` | '/config'
  /** Schema of the 200 of calls that answer something else than a session. */
  answer?: Answer
}

export type AuthRequest = <Answer extends z.ZodMiniType = z.ZodMiniUndefined>(
  call: AuthCall<Answer>,
) => Promise<AuthOutcome<z.output<Answer>>>

const base = '/api/_allauth/app/v1'
const answerStatuses = [200, 400, 401, 403, 404, 409, 410, 429]

interface AuthRequestDeps {
  send: SendRequest
  /**
   * Hears of every answer that says something about the session, with the name of the session that
   * was current when the request was sent.
   */
  tell: (answer: AuthAnswer, asked: string | null) => void
  /** Names the session that is current; null where that is not known. */
  generation?: () => string | null
}

/**
 * Makes the function that asks the sign-in service. Nothing is tried again by itself: a code or a
 * password counts each time.
 * @returns a function that never rejects, except with the caller's own abort
 */
export function createAuthRequest({
  send,
  tell,
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
      return outcomeOf(http, answer, (said) => tell(said, asked))
    } catch (failure) {
      return outcomeOfFailure(failure)
    }
  }
}

function outcomeOf<Answer extends z.ZodMiniType>(
  { status, headers, body }: HttpAnswer,
  schema: Answer | undefined,
  tell: (answer: AuthAnswer) => void,
): AuthOutcome<z.output<Answer>> {
  if (status === 200 && schema) {
    const own = z.safeParse(schema, body)
    return own.success ? { kind: 'done', data: own.data } : notAgreed(own.error)
  }
  if (status === 429) return { kind: 'heldBack', seconds: retryAfterSeconds(headers) }
  if (status === 404) return { kind: 'missing' }
  if (status === 400 || status === 403 || status === 409) return refused(status, body)
  const said = z.safeParse(authAnswer, body)
  if (!said.success) return notAgreed(said.error)
  tell(said.data)
  return outcomeOfSession(said.data)
}

function refused<Data>(status: 400 | 403 | 409, body: unknown): AuthOutcome<Data> {
  const said = z.safeParse(refusal, body)
  const errors = said.success ? said.data.errors : []
  if (status === 403) return { kind: 'forbidden', errors }
  return { kind: status === 409 ? 'conflict' : 'refused', errors }
}

function outcomeOfSession<Data>(answer: AuthAnswer): AuthOutcome<Data> {
  if (answer.status === 200) return { kind: 'signedIn' }
  if (answer.status === 410) return { kind: 'sessionEnded' }
  if (answer.meta.is_authenticated) return { kind: 'proofNeeded' }
  const flow = pendingStep(answer.data.flows)
  return flow ? { kind: 'nextStep', flow } : { kind: 'signedOut' }
}

function outcomeOfFailure<Data>(failure: unknown): AuthOutcome<Data> {
  if (failure instanceof NoConnectionError || failure instanceof TimeoutError) {
    return { kind: 'unreachable' }
  }
  if (!(failure instanceof HttpStatusError)) throw failure
  const { status } = failure.answer
  return status === 500 ? { kind: 'broken', reason: failure.message } : { kind: 'unreachable' }
}

function notAgreed<Data>(error: z.core.$ZodError): AuthOutcome<Data> {
  const fields = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return { kind: 'broken', reason: fields.join(', ') }
}

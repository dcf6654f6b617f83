import * as z from 'zod/mini'
import { refusal } from '#contract/allauth/refusal'
import {
  type AuthAnswer,
  authAnswer,
  type Flow,
  pendingFlowIn,
} from '#contract/allauth/session-answer'
import type { Endpoint } from '#contract/endpoints/endpoint'
import { type Call, createCall, requestOf, type Values } from '#lib/http/call'
import { ApiError, type ApiProblem, type InputError } from '#lib/http/problem'
import { parsed, problemOfAnswer } from '#lib/http/request'
import {
  type HttpAnswer,
  type HttpRequest,
  type SendRequest,
  sendRequest,
} from '#lib/http/send-request'
import { runningSession } from './running-session'

/** How a step of signing in, or of reauthentication, went on. */
export type SignInStep =
  | { kind: 'signedIn' }
  | { kind: 'nextStep'; flow: Flow }
  /** Accepted, and nothing follows here, such as after a mail with a link. */
  | { kind: 'done' }

/** Calls endpoints of the sign-in service. Both functions throw an ApiError for a problem. */
export interface AuthClient {
  /** For data: resolves with the body of the 200. */
  authCall: Call
  /** For a step of signing in: resolves with what follows. */
  signInStep: <To extends Endpoint>(endpoint: To, ...values: Values<To>) => Promise<SignInStep>
}

interface AuthClientDeps {
  send: SendRequest
  /** Called with every answer about the session, and the generation when the request was sent. */
  onAnswer: (answer: AuthAnswer, asked: string | null) => void
  /** Generation of the current session; null where it is not known. */
  generation: () => string | null
}

/** Strict, so that a session of the wrong shape does not pass for a success without one. */
const bareAnswer = z.strictObject({ status: z.literal(200) })
const stepAnswer = z.union([authAnswer, bareAnswer])

/**
 * Sends a request to the sign-in service, once: each code or password counts as a try. Resolves with
 * its answer, also one about the session (401, 410).
 * @throws ApiError where it refuses, or there is no answer
 */
export async function askSignInService(
  send: SendRequest,
  request: HttpRequest,
): Promise<HttpAnswer> {
  const answer = await send({ ...request, retries: 0, cache: 'no-store' })
  const { status } = answer
  if (status < 400 || status === 401 || status === 410) return answer
  throw new ApiError(problemOfAnswer(answer, refusalsIn))
}

/** Makes a client of the sign-in service. */
export function createAuthClient({ send, onAnswer, generation }: AuthClientDeps): AuthClient {
  return {
    authCall: createCall(async ({ answer: schema, ...request }) => {
      const asked = generation()
      const http = await askSignInService(send, request)
      if (http.status === 200) return parsed(request, schema, http)
      const answer = parsed(request, authAnswer, http)
      onAnswer(answer, asked)
      throw new ApiError(problemOfSession(answer))
    }),
    signInStep: async (endpoint, ...[sent]) => {
      const asked = generation()
      const request = requestOf(endpoint, sent)
      const answer = parsed(request, stepAnswer, await askSignInService(send, request))
      if (answer.status === 200 && !('data' in answer)) return { kind: 'done' }
      onAnswer(answer, asked)
      const flow = pendingFlowIn(answer)
      if (flow) return { kind: 'nextStep', flow }
      if (answer.status === 200) return { kind: 'signedIn' }
      throw new ApiError(problemOfSession(answer))
    },
  }
}

/**
 * Call the sign-in service through the gateway, e.g. `authCall(listEmails)`. The session gets each
 * answer first.
 */
export const { authCall, signInStep } = createAuthClient({
  send: sendRequest,
  onAnswer: (answer, asked) => runningSession()?.send({ type: 'session.answered', answer, asked }),
  generation: () => runningSession()?.getSnapshot().context.generation ?? null,
})

function refusalsIn({ body }: HttpAnswer): readonly InputError[] {
  return z.safeParse(refusal, body).data?.errors ?? []
}

function problemOfSession(answer: AuthAnswer): ApiProblem {
  if (answer.status === 410) return { kind: 'sessionEnded' }
  if (answer.meta.is_authenticated) return { kind: 'reauthenticationRequired' }
  return { kind: pendingFlowIn(answer) ? 'nextStep' : 'signedOut' }
}

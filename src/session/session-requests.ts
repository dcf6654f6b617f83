import type { SessionAnswer } from '#contract/account/user-account'
import type { Authenticator } from '#contract/allauth/account-answers'
import {
  type AuthAnswer,
  authAnswer,
  type Flow,
  type SignedInAnswer,
} from '#contract/allauth/session-answer'
import { requestLineOf } from '#contract/endpoints/endpoint'
import { endSession, readSession } from '#contract/endpoints/session'
import { listAuthenticators, readSignInSession, signOut } from '#contract/endpoints/sign-in-session'
import { createCall, requestOf } from '#lib/http/call'
import { createApiRequest, parsed } from '#lib/http/request'
import type { SendRequest } from '#lib/http/send-request'
import { askSignInService } from './auth-request'
import type { StepsInput } from './session-context'

/** Timeout of the requests of a sign-out, in ms. */
const signOutTimeoutMs = 3_000

/** How long a session counts as confirmed where the gateway names no time, in ms. */
export const defaultCheckMs = 30_000

/** Shortest time between two checks, in ms. */
const shortestCheckMs = 1_000

const once = { retries: 0, cache: 'no-store' } as const
const ending = { ...once, timeoutMs: signOutTimeoutMs }

interface CallDeps {
  send: SendRequest
  now: () => number
  /** Survives a reload: a sign-out did not reach the server. */
  unfinished: { isSet: () => boolean; set: (isSet: boolean) => void }
}

/** The requests of the session machine, which gets their answers as results alone. */
export interface SessionRequests {
  /** `GET /api/_auth/session`, without retry. Rejects where it cannot be read. */
  readSession: (signal: AbortSignal) => Promise<SessionAnswer>
  /** When the session is to be read again, in ms since 1970. */
  checkAt: () => number
  /** `GET /auth/session`, with the methods of a due reauthentication. Rejects likewise. */
  readSteps: (input: StepsInput, signal: AbortSignal) => Promise<AuthAnswer>
  /** Removes an ended session from the gateway, unless a newer one replaced it. */
  forgetSession: (generation: string | null) => Promise<void>
  /** Ends the session at the service and at the gateway, even where one of them fails. */
  endSession: () => Promise<void>
}

export function createSessionRequests({ send, now, unfinished }: CallDeps): SessionRequests {
  const api = createApiRequest(send)
  const call = createCall(api)
  let checkAt = now() + defaultCheckMs

  async function forget(body: { generation?: string }): Promise<boolean> {
    return api({ ...requestLineOf(endSession), body, ...ending }).then(
      () => true,
      () => false,
    )
  }

  async function readAuthSession(signal?: AbortSignal): Promise<AuthAnswer> {
    const request = requestOf(readSignInSession, { signal })
    return parsed(request, authAnswer, await askSignInService(send, request))
  }

  return {
    checkAt: () => checkAt,
    readSession: async (signal) => {
      checkAt = now() + defaultCheckMs
      if (unfinished.isSet()) unfinished.set(!(await forget({})))
      const session = await call(readSession, { signal, ...once })
      const { freshForMs = defaultCheckMs } = session
      checkAt = now() + Math.max(shortestCheckMs, freshForMs)
      return session
    },
    readSteps: async ({ hasNext }, signal) => {
      const answer = await readAuthSession(signal)
      if (answer.status !== 200 || !isReauthenticationDue(answer, { hasNext, nowMs: now() }))
        return answer
      const read = await call(listAuthenticators, { signal, ...once }).catch(() => null)
      return restoredReauthentication(answer, read && !read.leftOut ? read.data : null)
    },
    forgetSession: async (generation) => {
      if (generation !== null) await forget({ generation })
    },
    endSession: async () => {
      unfinished.set(true)
      // No user is signed in after it, which counts as a problem elsewhere.
      await call(signOut, ending).catch(() => {})
      unfinished.set(!(await forget({})))
    },
  }
}

/** How long the service accepts an authentication for sensitive changes, in seconds. */
const reauthenticationLasts = 300

/** Whether a reauthentication page still has a purpose after a reload. */
export function isReauthenticationDue(
  { data }: SignedInAnswer,
  { hasNext, nowMs }: { hasNext: boolean; nowMs: number },
): boolean {
  const newest = Math.max(0, ...data.methods.map(({ at }) => at))
  return hasNext && nowMs / 1000 - newest > reauthenticationLasts
}

/**
 * The 401 that required reauthentication before the reload: by password where there is one, and by
 * the user's second factors.
 * @param authenticators null where they could not all be read: then no method is named, and the page
 *   reads them itself
 */
export function restoredReauthentication(
  { data }: SignedInAnswer,
  authenticators: readonly Authenticator[] | null,
): AuthAnswer {
  const meta = { is_authenticated: true }
  if (authenticators === null) return { status: 401, data: { ...data, flows: [] }, meta }
  const types = authenticators.map(({ type }) => type)
  const flows: Flow[] = [
    ...(data.user.has_usable_password ? [{ id: 'reauthenticate' }] : []),
    ...(types.length > 0 ? [{ id: 'mfa_reauthenticate', types: [...new Set(types)] }] : []),
  ]
  return { status: 401, data: { ...data, flows }, meta }
}

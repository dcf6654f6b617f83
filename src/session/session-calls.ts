import { type SessionAnswer, sessionAnswer } from '../../contract/account/user-account'
import { authenticators } from '../../contract/allauth/account-answers'
import type { AuthAnswer } from '../../contract/allauth/session-answer'
import { createApiRequest } from '../lib/http/create-api-request'
import type { SendRequest } from '../lib/http/create-sender'
import { createAuthRequest } from './create-auth-request'
import { OutcomeError } from './outcome-error'
import { isReauthenticationDue, restoredDemand } from './restored-steps'
import type { StepsInput } from './session-events'

const sessionPath = '/api/_auth/session'

/** A sign-out does not wait longer for an answer, in ms. */
const patience = 3_000

/** When a session is asked about again where no server said until when it is confirmed, in ms. */
export const usualCheckMs = 30_000

/** Shortest time between two questions, in ms. */
const shortestCheckMs = 1_000

interface CallDeps {
  send: SendRequest
  now: () => number
  /** Remembers over a reload that a sign-out did not reach the server (A3-58). */
  unfinished: { isSet: () => boolean; set: (isSet: boolean) => void }
}

/** What the story of a session asks the servers. None of it is told to the session. */
export interface SessionCalls {
  /** `GET /api/_auth/session`, once (R300). Rejects where nobody could say. */
  readSession: (signal: AbortSignal) => Promise<SessionAnswer>
  /** When that is worth asking again, in ms since 1970. */
  checkAt: () => number
  /** `GET /auth/session`, and what a demand for a proof would offer. Rejects likewise. */
  readSteps: (input: StepsInput, signal: AbortSignal) => Promise<AuthAnswer>
  /** Forgets a session that is gone, unless a newer one has followed. */
  forgetSession: (generation: string | null) => Promise<void>
  /** Ends the session at the service and at the gateway, whatever either says (R203). */
  endSession: () => Promise<void>
}

/** Makes the calls of a session. */
export function createSessionCalls({ send, now, unfinished }: CallDeps): SessionCalls {
  const api = createApiRequest(send)
  let checkAt = now() + usualCheckMs

  async function forget(body: { generation?: string }): Promise<boolean> {
    const path = sessionPath
    const { ok } = await api({ method: 'DELETE', path, body, retries: 0, timeoutMs: patience })
    return ok
  }

  async function askSession(signal?: AbortSignal): Promise<AuthAnswer> {
    const said: AuthAnswer[] = []
    const ask = createAuthRequest({ send, tell: (answer) => said.push(answer) })
    const outcome = await ask({ path: '/auth/session', ...(signal && { signal }) })
    const [answer] = said
    if (!answer) throw new OutcomeError(outcome)
    return answer
  }

  return {
    checkAt: () => checkAt,
    readSession: async (signal) => {
      checkAt = now() + usualCheckMs
      if (unfinished.isSet()) unfinished.set(!(await forget({})))
      const result = await api({
        path: sessionPath,
        answer: sessionAnswer,
        retries: 0,
        cache: 'no-store',
        signal,
      })
      if (result.ok) {
        const { freshForMs = usualCheckMs } = result.data
        checkAt = now() + Math.max(shortestCheckMs, freshForMs)
        return result.data
      }
      throw new Error(`nobody could say who is here: ${result.problem.kind}`)
    },
    readSteps: async ({ hasNext }, signal) => {
      const answer = await askSession(signal)
      if (answer.status !== 200 || !isReauthenticationDue(answer, { hasNext, nowMs: now() }))
        return answer
      const ask = createAuthRequest({ send, tell: () => {} })
      const outcome = await ask({ path: '/account/authenticators', answer: authenticators, signal })
      return restoredDemand(answer, outcome.kind === 'done' ? outcome.data.data : null)
    },
    forgetSession: async (generation) => {
      if (generation !== null) await forget({ generation })
    },
    endSession: async () => {
      unfinished.set(true)
      const ask = createAuthRequest({ send: impatient(send), tell: () => {} })
      await ask({ method: 'DELETE', path: '/auth/session' })
      unfinished.set(!(await forget({})))
    },
  }
}

function impatient(send: SendRequest): SendRequest {
  return (request) => send({ ...request, timeoutMs: patience })
}

import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { readSignInSession } from '#contract/endpoints/sign-in-session'
import { signInPath } from '#upstream/api'
import { GatewayError } from '../lib/gateway-error'
import { upTo } from '../lib/up-to'
import { type Metrics, noMetrics } from '../operations/metrics'
import { type Upstream, upstreamHeaders } from '../upstream/call-upstream'
import type { Client } from '../upstream/client'
import { parse, readJson } from '../upstream/read-answer'
import type { MemberSession } from './encrypted-session'

/** Sessions whose confirmation is kept, a few hundred bytes each; LRU eviction. */
const mostConfirmations = 20_000

/** The sign-in service's answer for a valid session. */
export interface Confirmation {
  hasPassword: boolean
  /** When it has to be confirmed again, in ms since 1970. */
  until: number
}

/**
 * Whether sessions are still valid. The access token of a session may outlive it by weeks, so that
 * access to personal data must not depend on the token alone.
 */
export interface SessionConfirmation {
  /**
   * Settles as soon as the sign-in service has confirmed the session, at most `sessionConfirmedMs`
   * ago. Calls of one session share one request. Rejects with a `GatewayError`: 401 where the
   * session has ended or is another person's, 502 to 504 where the sign-in service gives no answer,
   * which is not cached.
   */
  confirm(session: MemberSession, client: Client): Promise<Confirmation>
  /**
   * Ends a session whose access token the REST API refuses, as a session gets no other token. Counts
   * as ended from now on; settles once the sign-in service was told, or could not be.
   */
  refuse(session: MemberSession, client: Client): Promise<void>
  /** Whether that was done in the last `sessionConfirmedMs`. */
  isRefused(session: MemberSession): boolean
  drop(generation: string): void
  /** Drops the confirmations of all sessions of a person, as some of them may have ended. */
  dropAllOf(userId: number): void
}

interface Known {
  userId: number
  requestedAt: number
  answer: Promise<Confirmation>
  isRefused?: true
}

interface Tools {
  deps: {
    config: { publicUrl: string; sessionConfirmedMs: number }
    clock: () => number
    metrics?: Metrics | undefined
  }
  rest: Pick<Upstream, 'call'>
  /** Called with the person whose sessions are in doubt. */
  onDoubt: (userId: number) => void
}

/**
 * Confirmations are cached by the session's generation, a random name that changes with the session
 * token. So a confirmed session costs one look-up in a map, and no token is stored here.
 */
export function createSessionConfirmation({ deps, rest, onDoubt }: Tools): SessionConfirmation {
  const { config, clock, metrics = noMetrics } = deps
  const known = new LRUCache<string, Known>(upTo(mostConfirmations))

  function callOf(method: 'GET' | 'DELETE', session: MemberSession, client: Client) {
    const headers = {
      ...upstreamHeaders(config.publicUrl, client, session.accessToken),
      'x-session-token': session.sessionToken ?? '',
    }
    const { trace, key } = client
    return { method, path: signInPath(readSignInSession), headers, trace, client: key }
  }

  async function fetchConfirmation(session: MemberSession, client: Client): Promise<Confirmation> {
    const until = clock() + config.sessionConfirmedMs
    if (!session.sessionToken) throw ended('there is no session')
    const call = callOf('GET', session, client)
    const { data } = parse(aliveAnswer, await rest.call(call, readJson).catch(readRefusal))
    if (data.user.id !== session.userId) throw ended('the session is another person’s')
    return { hasPassword: data.user.has_usable_password ?? true, until }
  }

  return {
    confirm(session, client) {
      const { generation, userId } = session
      const last = known.get(generation)
      const isFresh = last && clock() - last.requestedAt < config.sessionConfirmedMs
      if (isFresh && last.userId === userId) return last.answer
      const next: Known = {
        userId,
        requestedAt: clock(),
        answer: fetchConfirmation(session, client),
      }
      known.set(generation, next)
      next.answer.then(
        () => metrics.sessionConfirmed('alive'),
        (error: unknown) => {
          metrics.sessionConfirmed(isEnded(error) ? 'ended' : 'unknown')
          if (!isEnded(error) && known.peek(generation) === next) known.delete(generation)
        },
      )
      return next.answer
    },
    async refuse(session, client) {
      const { generation, userId } = session
      const answer = Promise.reject<Confirmation>(ended('the access token is refused'))
      answer.catch(() => undefined)
      known.set(generation, { userId, requestedAt: clock(), answer, isRefused: true })
      await rest.call(callOf('DELETE', session, client), () => null).catch(() => undefined)
    },
    isRefused({ generation }) {
      const last = known.peek(generation)
      const isFresh = last && clock() - last.requestedAt < config.sessionConfirmedMs
      return isFresh === true && last.isRefused === true
    },
    drop: (generation) => void known.delete(generation),
    dropAllOf(userId) {
      for (const [generation, { userId: owner }] of [...known.entries()]) {
        if (owner === userId) known.delete(generation)
      }
      onDoubt(userId)
    },
  }
}

/** Whether `confirm` failed because the session has ended, not because of an outage. */
export function isEnded(error: unknown): boolean {
  return error instanceof GatewayError && error.status === 401
}

const aliveAnswer = z.object({
  data: z.object({
    user: z.object({
      id: z.coerce.number(),
      has_usable_password: z.optional(z.boolean()),
    }),
  }),
  meta: z.object({ is_authenticated: z.literal(true) }),
})

const ended = (reason: string) => new GatewayError(401, { reason })

/**
 * A refusal means that the session has ended: 410, or 401 without a user (a demand for
 * reauthentication names the user). Everything else is an outage.
 */
function readRefusal(error: unknown): unknown {
  if (!(error instanceof GatewayError) || error.status >= 500) throw error
  const { status, details } = error
  if (status === 401 && z.safeParse(aliveAnswer, details.refusal).success) return details.refusal
  if (status === 401 || status === 410) throw ended(`the sign-in service answered ${status}`)
  throw new GatewayError(status === 429 ? 503 : 502, {
    reason: `the sign-in service answered ${status} to the confirmation of a session`,
    ...(details.headers && { headers: details.headers }),
  })
}

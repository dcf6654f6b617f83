import * as z from 'zod/mini'
import { signedInAnswer, signedOutAnswer } from '#contract/allauth/session-answer'
import { authPath } from '#upstream/api'
import {
  callUpstream,
  publicHeaders,
  textOf,
  UpstreamFailure,
  type UpstreamFetch,
} from '#upstream/client'
import type { DoctorOptions } from './options'

/** Result of one call. */
export type Reply =
  | { kind: 'json'; status: number; body: unknown }
  /** Anything other than JSON: `what` describes it. */
  | { kind: 'other'; status: number; what: string }
  /** No response, or a redirect: `what` describes the cause. */
  | { kind: UpstreamFailure['kind']; what: string }

export interface Call {
  method?: 'GET' | 'POST' | 'DELETE'
  /** Path from the origin on. */
  path: string
  headers?: Record<string, string>
  body?: object
  timeoutMs?: number
}

export type Send = (call: Call) => Promise<Reply>

/**
 * Creates a function that calls the API with the gateway's headers and timeouts. Failures of the
 * upstream are returned, not thrown.
 */
export function createSend(
  { upstreamUrl, publicUrl, timeoutMs: usual }: DoctorOptions,
  fetch: UpstreamFetch,
): Send {
  return async ({ method = 'GET', path, headers, body, timeoutMs = usual }) => {
    const call = {
      url: `${upstreamUrl}${path}`,
      method,
      headers: {
        ...publicHeaders(publicUrl),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: body && JSON.stringify(body),
      timeoutMs,
    }
    try {
      const answer = await callUpstream(fetch, call)
      return replyOf(answer.status, textOf(answer))
    } catch (failure) {
      if (failure instanceof UpstreamFailure) return { kind: failure.kind, what: failure.message }
      throw failure
    }
  }
}

function replyOf(status: number, text: string): Reply {
  if (text === '') return { kind: 'json', status, body: null }
  try {
    return { kind: 'json', status, body: JSON.parse(text) }
  } catch {
    const what = /^\s*</.test(text) ? 'an HTML page' : 'text that is not whole JSON'
    return { kind: 'other', status, what }
  }
}

/** A member who is signed in at the API. */
export interface Member {
  userId: number
  /** Headers of each request. */
  headers: Record<string, string>
}

const tokens = z.object({
  meta: z.object({ session_token: z.string(), access_token: z.string() }),
  data: z.object({ user: z.object({ id: z.int() }) }),
})

/**
 * Signs in as an app does; returns the reason as text if that fails or needs more than a password.
 */
export async function signIn(
  send: Send,
  email: string,
  password: string,
): Promise<Member | string> {
  const path = `${authPath}/auth/login`
  const reply = await send({ method: 'POST', path, body: { email, password } })
  if (!('status' in reply)) return `signing in: ${reply.what}`
  if (reply.kind === 'other') return `signing in answered ${reply.status} with ${reply.what}`
  const { status, body } = reply
  if (status === 401) return whatIsPending(body)
  if (status === 400) return 'e-mail address and password do not belong together'
  if (status === 429) return 'the API limits attempts to sign in: try again later'
  const found = z.safeParse(tokens, body)
  if (status !== 200 || !found.success || !z.safeParse(signedInAnswer, body).success) {
    return `signing in answered ${status}, without what the shop needs`
  }
  const { meta, data } = found.data
  return {
    userId: data.user.id,
    headers: {
      'x-session-token': meta.session_token,
      authorization: `Bearer ${meta.access_token}`,
    },
  }
}

function whatIsPending(body: unknown): string {
  const flows = z.safeParse(signedOutAnswer, body).data?.data.flows ?? []
  const pending = flows.flatMap(({ id, is_pending }) => (is_pending ? [String(id)] : []))
  if (pending.includes('mfa_authenticate')) return 'the account has a second factor'
  if (pending.length > 0) return `the account first has to do: ${pending.join(', ')}`
  return 'the API did not sign the account in'
}

/** Signs out; false if the API does not confirm it. */
export async function signOut(send: Send, { headers }: Member): Promise<boolean> {
  const path = `${authPath}/auth/session`
  const reply = await send({ method: 'DELETE', path, headers })
  return 'status' in reply && [200, 401, 410].includes(reply.status)
}

import { callUpstream, UpstreamFailure, type UpstreamFetch } from '../../upstream/client'
import { publicHeaders } from '../../upstream/public-headers'
import type { DoctorOptions } from './options'

/** What came back of one call. */
export type Reply =
  | { kind: 'json'; status: number; body: unknown }
  /** Something else than JSON: `what` names it. */
  | { kind: 'other'; status: number; what: string }
  /** No answer, or a redirect: `what` names the cause. */
  | { kind: UpstreamFailure['kind']; what: string }

export interface Call {
  method?: 'GET' | 'POST' | 'DELETE'
  /** From the origin on. */
  path: string
  headers?: Record<string, string>
  body?: object
  timeoutMs?: number
}

export type Ask = (call: Call) => Promise<Reply>

/** Asks as the gateway asks, with the same headers and deadlines. Never rejects. */
export function createAsk(
  { upstreamUrl, publicUrl, timeoutMs: usual }: DoctorOptions,
  fetch: UpstreamFetch,
): Ask {
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
      return await callUpstream(fetch, call, async (answer) =>
        replyOf(answer.status, await answer.text()),
      )
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

import { callUpstream, publicHeaders, textOf, type UpstreamFetch } from '#upstream/client'
import type { DoctorOptions } from './options'

/** `fits`, `differs`, `missing`, or `unseen` where it could not be seen; the note is the API's, too. */
export interface Finding {
  result: 'fits' | 'differs' | 'missing' | 'unseen'
  note: string
}

export type Headers = Record<string, string>

/** Status 0 where no answer came; the body says why. */
export type Answer = Readonly<{ status: number; body: unknown }>

export type Ask = (
  path: string,
  headers?: Headers,
  method?: string,
  body?: string,
) => Promise<Answer>

/** Asks the API as gateway and build do. */
export function createAsk(options: DoctorOptions, fetch: UpstreamFetch): Ask {
  const { upstreamUrl, publicUrl, timeoutMs } = options
  return async (path, more = {}, method = 'GET', body) => {
    const headers = { ...publicHeaders(publicUrl), 'content-type': 'application/json', ...more }
    try {
      const url = `${upstreamUrl}${path}`
      const answer = await callUpstream(fetch, { url, method, headers, body, timeoutMs })
      return { status: answer.status, body: readBody(textOf(answer)) }
    } catch (failure) {
      return { status: 0, body: failure instanceof Error ? failure.message : failure }
    }
  }
}

function readBody(sent: string): unknown {
  if (!/^\s*[[{]/.test(sent)) return sent
  try {
    return JSON.parse(sent)
  } catch {
    return sent
  }
}

/** What an answer without a fitting body says; null where the body is to be read. */
export function refusalOf({ status, body }: Answer): Finding | null {
  if (status === 429) return { result: 'unseen', note: 'too many requests' }
  if (status === 0) return { result: 'differs', note: String(body) }
  if (status === 200) return null
  return { result: status === 404 ? 'missing' : 'differs', note: `answered ${status}` }
}

import type { UpstreamRequest } from '#upstream/client'

/** An upstream to which no connection can be made. */
export function unreachable(): never {
  throw new Error('connect ECONNREFUSED 10.0.0.7:8100')
}

/** An upstream that never answers; the request ends when the gateway aborts it. */
export function unanswered(_url: string, { signal }: UpstreamRequest): Promise<Response> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  )
}

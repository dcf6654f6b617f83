import { jsonHeaders } from './json-headers'

/** The result of one call: a response (of JSON where no header says otherwise), a broken connection, or none. */
export type FakeTurn =
  | { status: number; body?: unknown; headers?: Record<string, string>; afterMs?: number }
  | 'broken'
  | 'silent'

export interface FakeFetch {
  fetch: typeof globalThis.fetch
  calls: { address: string; options: RequestInit }[]
}

/** A `fetch` with these results in order, the last one repeated; it honours the signal. */
export function fakeFetch(...turns: [FakeTurn, ...FakeTurn[]]): FakeFetch {
  const calls: FakeFetch['calls'] = []
  return {
    calls,
    fetch: (address, options = {}) => {
      const turn = turns[Math.min(calls.length, turns.length - 1)] ?? turns[0]
      calls.push({ address: String(address), options })
      return answerOf(turn, options.signal ?? null)
    },
  }
}

async function answerOf(turn: FakeTurn, signal: AbortSignal | null): Promise<Response> {
  if (signal?.aborted) throw signal.reason
  if (turn === 'broken') throw new TypeError('Failed to fetch')
  if (turn === 'silent') {
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  }
  const { status, body, headers = {}, afterMs } = turn
  if (afterMs !== undefined) await new Promise((resolve) => setTimeout(resolve, afterMs))
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Response(status === 204 ? null : text, { status, headers: jsonHeaders(headers) })
}

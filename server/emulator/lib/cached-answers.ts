import type { MiddlewareHandler } from 'hono'
import type { Clock } from './clock'

/** How long the API keeps an answer, whatever changes meanwhile. */
export const cachedForMs = 2 * 60 * 60 * 1000

/** The headers that an answer is kept for, besides its address. */
const varyOn = ['authorization', 'cookie', 'accept-language'] as const

export interface CachedAnswers {
  /**
   * For routes that the API caches: a successful answer is given again for two hours to the same
   * address (host and whole query) with the same `Authorization` and `Cookie`. Nothing clears it.
   */
  keep: MiddlewareHandler
  /** Forgets all answers, as after a restart. */
  clear(): void
}

/** The API's cache, in memory; of more than `most` answers the oldest go. */
export function createCachedAnswers(clock: Clock, most = 2000): CachedAnswers {
  const kept = new Map<string, { text: string; type: string; untilMs: number }>()
  return {
    clear: () => kept.clear(),
    async keep(c, next) {
      const key = [c.req.url, ...varyOn.map((name) => c.req.header(name) ?? '')].join('\n')
      const now = clock.now().getTime()
      const known = kept.get(key)
      if (known && now < known.untilMs)
        return c.body(known.text, 200, { 'content-type': known.type })
      await next()
      if (c.res.status !== 200) return
      const text = await c.res.clone().text()
      const type = c.res.headers.get('content-type') ?? 'application/json'
      kept.delete(key)
      kept.set(key, { text, type, untilMs: now + cachedForMs })
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
  }
}

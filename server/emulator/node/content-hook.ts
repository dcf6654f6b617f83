import { randomUUID } from 'node:crypto'
import { signHook } from '#contract/hooks/content-hook'

const answerMs = 5000

/** Address and secret of the content hook. */
export interface HookSettings {
  url: string
  secret: string
}

/**
 * Calls the content hook after a content change. A failed call is reported but not retried, because
 * the scheduled rebuild also detects the change.
 */
export function createContentHook(
  { url, secret }: HookSettings,
  report: (problem: unknown) => void,
): (what: string) => Promise<void> {
  return async (what) => {
    const body = JSON.stringify({ type: 'content.changed', data: { what } })
    try {
      const signed = await signHook(secret, { id: `msg_${randomUUID()}`, nowMs: Date.now(), body })
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signed },
        body,
        signal: AbortSignal.timeout(answerMs),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`it answered ${answer.status}`)
    } catch (cause) {
      report(new Error(`The content hook ${url} could not be called.`, { cause }))
    }
  }
}

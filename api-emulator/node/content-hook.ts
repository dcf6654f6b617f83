import { randomUUID } from 'node:crypto'
import { signHook } from '../../contract/hooks/content-hook'

const answerMs = 5000

/** Where the content hook is called, and with which secret. */
export interface HookSettings {
  url: string
  secret: string
}

/**
 * Calls the content hook after a change of the content. A call that fails is reported and not repeated:
 * the schedule of rebuilds finds the change, too.
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

import * as z from 'zod/mini'
import type { ProviderUnderTest, UpstreamUnderTest } from './upstream-under-test'

const outbox = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }))

type Ask = UpstreamUnderTest['ask']

/** An upstream that is steered through `/switches` and `/outbox`: both of them are. */
export function switchedUpstream(given: {
  ask: Ask
  /** The clock below the switch, in milliseconds. */
  now(): number
  provider: ProviderUnderTest
  /** What a reset forgets and has to be said again. */
  settings?: object
  close(): Promise<void>
}): UpstreamUnderTest {
  let offsetMs = 0
  const order = async (name: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const { status } = await given.ask(`/switches/${name}`, init)
    if (status !== 200) throw new Error(`The switch ${name} answered ${status}`)
  }
  return {
    ...given,
    async mails() {
      const newestFirst = outbox.parse(await (await given.ask('/outbox.json')).json())
      return newestFirst.reverse()
    },
    now: () => given.now() + offsetMs,
    async advance(seconds) {
      offsetMs += seconds * 1000
      await order('clock', { offsetMs })
    },
    resetPasswordsBy: (passwordReset) => order('accounts', { passwordReset }),
    async reset(limits = 'limits off') {
      offsetMs = 0
      await order('clock', { offsetMs })
      await order('accounts/reset', {})
      await order('limits', { enabled: limits === 'limits on' })
      if (given.settings) await order('accounts', given.settings)
      await given.ask('/outbox', { method: 'DELETE' })
    },
  }
}

import { waitFor } from 'xstate'
import { jsonHeaders } from '#tests/support/json-headers'
import { sessionActor } from './session-actor'
import { defaultCheckMs } from './session-requests'
import { annasAccount } from './testing/annas-account'

it('reads a session that could not be read again after a while', async () => {
  jest.useFakeTimers()
  const answers = [502, 200]
  globalThis.fetch = async () => {
    const status = answers.shift() ?? 404
    const body = status === 200 ? { generation: 'first', user: annasAccount } : {}
    return { status, headers: jsonHeaders(), text: async () => JSON.stringify(body) } as Response
  }
  const actor = sessionActor()
  await waitFor(actor, (snapshot) => snapshot.matches('unavailable'))
  await jest.advanceTimersByTimeAsync(defaultCheckMs - 1000)
  expect(actor.getSnapshot().matches('unavailable')).toBe(true)
  await jest.advanceTimersByTimeAsync(1000)
  await waitFor(actor, (snapshot) => snapshot.matches('member'))
  actor.stop()
  jest.useRealTimers()
})

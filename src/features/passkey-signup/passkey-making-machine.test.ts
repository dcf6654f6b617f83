import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { MakingEnd } from './making-end'
import { type PasskeyMakingEvent, passkeyMakingMachine } from './passkey-making-machine'

const named: PasskeyMakingEvent = { type: 'key.named', name: 'Το κινητό μου' }

/** Where each end of a try leads. */
const ends: readonly [MakingEnd, string][] = [
  [{ kind: 'service', outcome: { kind: 'signedIn' } }, 'over'],
  [{ kind: 'service', outcome: { kind: 'conflict', errors: [] } }, 'ended'],
  [{ kind: 'service', outcome: { kind: 'signedOut' } }, 'ended'],
  [{ kind: 'service', outcome: { kind: 'refused', errors: [] } }, 'naming'],
  [{ kind: 'service', outcome: { kind: 'unreachable' } }, 'naming'],
  [{ kind: 'device', problem: 'cancelled' }, 'naming'],
  [{ kind: 'device', problem: 'unsupported' }, 'naming'],
  [{ kind: 'stopped' }, 'naming'],
]

function startMaking(end: MakingEnd) {
  const makeKey = jest.fn(async (_: string) => end)
  const live = passkeyMakingMachine.provide({
    actors: { makeKey: fromPromise(({ input }) => makeKey(input)) },
  })
  const actor = createActor(live).start()
  const settled = () => waitFor(actor, (now) => !now.matches('making'))
  return { actor, makeKey, settled }
}

describe('passkeyMakingMachine', () => {
  it('reaches every state', () => {
    const done = ends.map(([output]) => ({
      type: 'xstate.done.actor.0.passkeyMaking.making',
      output,
    }))
    const paths = getShortestPaths(passkeyMakingMachine, {
      events: [named, ...done] as never[],
      serializeState: ({ value }) => JSON.stringify(value),
    })
    const reached = new Set(paths.map(({ state }) => state.value))
    expect(reached).toEqual(new Set(Object.keys(passkeyMakingMachine.states)))
  })

  it.each(ends)('after %j it is %s', async (end, state) => {
    const { actor, makeKey, settled } = startMaking(end)
    actor.send(named)
    actor.send(named)
    const { value, context } = await settled()
    expect(value).toBe(state)
    expect(makeKey.mock.calls).toEqual([['Το κινητό μου']])
    if (state === 'naming') expect(context.end).toBe(end)
  })

  it.each(ends)('takes another name only where it failed: after %j', async (end, state) => {
    const { actor, makeKey, settled } = startMaking(end)
    actor.send(named)
    await settled()
    actor.send(named)
    await settled()
    expect(makeKey).toHaveBeenCalledTimes(state === 'naming' ? 2 : 1)
  })

  it('keeps the form where making itself fails, and does no work of its own', async () => {
    const actor = createActor(passkeyMakingMachine).start()
    actor.send(named)
    const { context } = await waitFor(actor, (now) => now.matches('naming'))
    expect(context.end).toMatchObject({ kind: 'service', outcome: { kind: 'broken' } })
  })
})

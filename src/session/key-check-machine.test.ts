import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { AuthOutcome } from './auth-outcome'
import { createKeyCheckMachine } from './key-check-machine'

const machine = createKeyCheckMachine<string>()

/** Where each answer leads (R073). */
const ends: readonly [AuthOutcome<string>, string][] = [
  [{ kind: 'done', data: 'anna@example.com' }, 'good'],
  [{ kind: 'conflict', errors: [] }, 'spent'],
  [{ kind: 'refused', errors: [] }, 'wrong'],
  [{ kind: 'missing' }, 'wrong'],
  [{ kind: 'signedOut' }, 'wrong'],
  [{ kind: 'forbidden', errors: [] }, 'wrong'],
  [{ kind: 'unreachable' }, 'unclear'],
  [{ kind: 'broken', reason: 'x' }, 'unclear'],
  [{ kind: 'heldBack', seconds: 9 }, 'unclear'],
]

function startCheck(answers: readonly AuthOutcome<string>[]) {
  const left = [...answers]
  const check = jest.fn(async () => left.shift() ?? ({ kind: 'missing' } as const))
  const actor = createActor(machine.provide({ actors: { check: fromPromise(check) } })).start()
  const settled = () => waitFor(actor, (now) => !now.matches('checking'))
  return { actor, check, settled }
}

describe('createKeyCheckMachine', () => {
  it('reaches every state', () => {
    const done = ends.map(([output]) => ({
      type: 'xstate.done.actor.0.keyCheck.checking',
      output,
    }))
    const paths = getShortestPaths(machine, {
      events: done as never[],
      serializeState: ({ value }) => JSON.stringify(value),
    })
    const reached = new Set(paths.map(({ state }) => state.value))
    expect(reached).toEqual(new Set(Object.keys(machine.states)))
  })

  it.each(ends)('after %j the key is %s', async (outcome, state) => {
    const { actor, settled, check } = startCheck([outcome])
    expect((await settled()).value).toBe(state)
    actor.send({ type: 'check.wanted' })
    expect(check).toHaveBeenCalledTimes(state === 'unclear' ? 2 : 1)
  })

  it('keeps what the key is good for, after a second look as well', async () => {
    const { actor, settled } = startCheck([{ kind: 'unreachable' }, { kind: 'done', data: 'anna' }])
    await settled()
    actor.send({ type: 'check.wanted' })
    expect(await settled()).toMatchObject({ value: 'good', context: { data: 'anna' } })
  })

  it('is unclear where looking itself fails, and does no work of its own', async () => {
    const actor = createActor(machine).start()
    const { context } = await waitFor(actor, (now) => now.matches('unclear'))
    expect(context.outcome).toMatchObject({ kind: 'broken' })
  })
})

import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths, getSimplePaths } from 'xstate/graph'
import {
  type CarryOutInput,
  type ChangeEvent,
  type ChangeInput,
  type ChangeOutcome,
  createChangeMachine,
} from './change-machine'

const asked = { type: 'change.asked', change: 'α' } as const
const considered = { type: 'change.considered', change: 'β' } as const
const plainEvents: readonly ChangeEvent<string>[] = [
  asked,
  considered,
  { type: 'change.confirmed' },
  { type: 'change.dropped' },
  { type: 'problem.dismissed' },
]
const endings: readonly [ChangeOutcome, string][] = [
  [{ kind: 'done', data: [] }, 'resting'],
  [{ kind: 'signedIn' }, 'resting'],
  [{ kind: 'proofNeeded' }, 'resting'],
  [{ kind: 'nextStep', flow: { id: 'verify_email' } }, 'resting'],
  [{ kind: 'signedOut' }, 'resting'],
  [{ kind: 'sessionEnded' }, 'resting'],
  [{ kind: 'heldBack', seconds: 30 }, 'heldBack'],
  [{ kind: 'refused', errors: [] }, 'failed'],
  [{ kind: 'forbidden', errors: [] }, 'failed'],
  [{ kind: 'missing' }, 'failed'],
  [{ kind: 'conflict', errors: [] }, 'failed'],
  [{ kind: 'unreachable' }, 'failed'],
  [{ kind: 'broken', reason: '' }, 'failed'],
]
const machine = createChangeMachine<string>()
const graphEvents = [
  ...plainEvents,
  ...endings.map(([output]) => ({ type: 'xstate.done.actor.0.change.working', output })),
  { type: 'xstate.error.actor.0.change.working', error: new Error('x') },
  { type: 'xstate.after.untilAllowed.change.heldBack' },
]
const graph = {
  events: graphEvents as never[],
  serializeState: ({ value }: { value: unknown }) => JSON.stringify(value),
}

/** Who may hear of what in which state; everything else must change nothing. */
const heard: Record<string, readonly string[]> = {
  resting: ['change.asked', 'change.considered'],
  confirming: ['change.confirmed', 'change.dropped'],
  working: [],
  failed: ['change.asked', 'change.considered', 'problem.dismissed'],
  heldBack: [],
}

function startChange(carryOut: (change: string | null) => Promise<ChangeOutcome>) {
  const clock = new SimulatedClock()
  const celebrate = jest.fn()
  const provided = machine.provide({
    actors: {
      carryOut: fromPromise<ChangeOutcome, CarryOutInput<string>>(({ input }) =>
        carryOut(input.change),
      ),
    },
    actions: { celebrate: (_, change) => celebrate(change) },
  })
  const start = (input: ChangeInput<string>) => createActor(provided, { clock, input }).start()
  return { start, clock, celebrate }
}

async function endedWith(outcome: ChangeOutcome) {
  const story = startChange(async () => outcome)
  const actor = story.start(undefined)
  actor.send(asked)
  await waitFor(actor, (now) => !now.matches('working'))
  return { ...story, actor, state: () => actor.getSnapshot() }
}

describe('createChangeMachine', () => {
  it('reaches every state but the one it only passes through', () => {
    const reached = new Set(getShortestPaths(machine, graph).map(({ state }) => state.value))
    expect(reached).toEqual(new Set(Object.keys(heard)))
    expect(Object.keys(machine.states)).toEqual(['starting', ...Object.keys(heard)])
  })

  it('hears in each state only what belongs there', () => {
    for (const { state } of getSimplePaths(machine, graph)) {
      const possible = plainEvents.filter((event) => state.can(event)).map(({ type }) => type)
      expect([state.value, possible]).toEqual([state.value, heard[String(state.value)]])
    }
  })

  it.each(endings)('after %j is %s', async (outcome, ended) => {
    const { state, celebrate } = await endedWith(outcome)
    const isKept = ended !== 'resting'
    expect(state().value).toBe(ended)
    expect(state().context).toEqual({
      change: isKept ? 'α' : null,
      outcome: isKept ? outcome : null,
    })
    const isDone = outcome.kind === 'done' || outcome.kind === 'signedIn'
    expect(celebrate.mock.calls).toEqual(isDone ? [['α']] : [])
  })

  it('has failed where carrying out itself fails, and does no work of its own', async () => {
    const actor = createActor(machine, { input: undefined }).start()
    actor.send(asked)
    await waitFor(actor, (now) => now.matches('failed'))
    expect(actor.getSnapshot().context.outcome?.kind).toBe('broken')
    actor.send({ type: 'problem.dismissed' })
    expect(actor.getSnapshot().value).toBe('resting')
  })

  it('asks first, and does nothing when the person thinks better of it', async () => {
    const carryOut = jest.fn(async (): Promise<ChangeOutcome> => ({ kind: 'missing' }))
    const actor = startChange(carryOut).start(undefined)
    actor.send(considered)
    expect(actor.getSnapshot().context.change).toBe('β')
    actor.send({ type: 'change.dropped' })
    expect(actor.getSnapshot().context.change).toBeNull()
    expect(carryOut).not.toHaveBeenCalled()
    actor.send(considered)
    actor.send({ type: 'change.confirmed' })
    await waitFor(actor, (now) => now.matches('failed'))
    expect(carryOut.mock.calls).toEqual([['β']])
  })

  it('sends one change at a time (fault 57: nothing is done twice)', async () => {
    const carryOut = jest.fn(async (): Promise<ChangeOutcome> => ({ kind: 'signedIn' }))
    const actor = startChange(carryOut).start(undefined)
    actor.send(asked)
    actor.send(asked)
    actor.send(considered)
    await waitFor(actor, (now) => now.matches('resting'))
    expect(carryOut).toHaveBeenCalledTimes(1)
  })

  it.each([
    [30, 30],
    [null, 60],
  ])('holds back %p seconds for %d, then can be asked again', async (seconds, wait) => {
    const { actor, clock, state } = await endedWith({ kind: 'heldBack', seconds })
    clock.increment(wait * 1000 - 1)
    actor.send(asked)
    expect(state().value).toBe('heldBack')
    clock.increment(1)
    expect(state().value).toBe('resting')
  })

  it('asks again about what reauthentication interrupted (R270)', () => {
    const { start } = startChange(async () => ({ kind: 'signedIn' }))
    const actor = start({ interrupted: 'γ' })
    expect(actor.getSnapshot().value).toBe('confirming')
    expect(actor.getSnapshot().context.change).toBe('γ')
  })
})

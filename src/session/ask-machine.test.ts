import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { type AskEvent, type AskOutcome, createAskMachine } from './ask-machine'

type Values = { code: string }

const machine = createAskMachine<Values>()
const asked: AskEvent<Values> = { type: 'asked', values: { code: 'ABC' } }
const wrongCode: AskOutcome = {
  kind: 'refused',
  errors: [{ code: 'incorrect_code', message: '', param: 'code' }],
}
const conflict: AskOutcome = { kind: 'conflict', errors: [] }

/** Where each answer leads. */
const ends: readonly [AskOutcome, string][] = [
  [{ kind: 'signedIn' }, 'over'],
  [{ kind: 'nextStep', flow: { id: 'verify_email', is_pending: true } }, 'over'],
  [{ kind: 'proofNeeded' }, 'over'],
  [{ kind: 'signedOut' }, 'over'],
  [{ kind: 'sessionEnded' }, 'over'],
  [{ kind: 'done', data: undefined }, 'over'],
  [wrongCode, 'writing'],
  [{ kind: 'refused', errors: [] }, 'writing'],
  [{ kind: 'missing' }, 'writing'],
  [{ kind: 'unreachable' }, 'writing'],
  [{ kind: 'broken', reason: 'x' }, 'writing'],
  [{ kind: 'heldBack', seconds: 5 }, 'heldBack'],
  [{ kind: 'forbidden', errors: [] }, 'closed'],
  [conflict, 'ended'],
]

function startAsk(answers: readonly AskOutcome[], tries?: number) {
  const clock = new SimulatedClock()
  const left = [...answers]
  const ask = jest.fn(async (_: Values | null) => left.shift() ?? answers[0] ?? conflict)
  const live = machine.provide({
    actors: { ask: fromPromise(({ input }) => ask(input.values)) },
  })
  const actor = createActor(live, { clock, input: tries ? { tries } : undefined }).start()
  const settle = () => waitFor(actor, (now) => !now.matches('asking'))
  const sendAsked = async () => {
    actor.send(asked)
    return (await settle()).value
  }
  return { actor, clock, ask, sendAsked, state: () => actor.getSnapshot().value }
}

describe('createAskMachine', () => {
  it('reaches every state', () => {
    const done = ends.map(([output]) => ({ type: 'xstate.done.actor.0.ask.asking', output }))
    const paths = getShortestPaths(machine, {
      input: undefined,
      events: [asked, ...done] as never[],
      serializeState: ({ value }) => JSON.stringify(value),
    })
    const reached = new Set(paths.map(({ state }) => state.value))
    expect(reached).toEqual(new Set(Object.keys(machine.states)))
  })

  it.each(ends)('after %j it is %s', async (outcome, state) => {
    const { sendAsked, actor } = startAsk([outcome])
    expect(await sendAsked()).toBe(state)
    expect(actor.getSnapshot().context).toMatchObject({ outcome, values: null })
  })

  it('asks once, however often the button is pressed', async () => {
    const { actor, ask, sendAsked } = startAsk([{ kind: 'signedIn' }])
    actor.send(asked)
    await sendAsked()
    expect(ask.mock.calls).toEqual([[{ code: 'ABC' }]])
  })

  it('keeps the form where asking itself fails, and does no work of its own', async () => {
    const actor = createActor(machine, { input: undefined }).start()
    actor.send(asked)
    const { context } = await waitFor(actor, (now) => now.matches('writing'))
    expect(context.outcome).toMatchObject({ kind: 'broken' })
  })

  it('takes no question while the service holds back, for a minute where none is named', async () => {
    const { clock, sendAsked, state, ask } = startAsk([{ kind: 'heldBack', seconds: null }])
    await sendAsked()
    clock.increment(59_999)
    expect(await sendAsked()).toBe('heldBack')
    clock.increment(1)
    expect(state()).toBe('writing')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('ends at the last try, and counts anew with a new code (R076)', async () => {
    const { actor, sendAsked } = startAsk([wrongCode], 3)
    await sendAsked()
    expect(await sendAsked()).toBe('writing')
    actor.send({ type: 'tries.renewed' })
    await sendAsked()
    expect(await sendAsked()).toBe('writing')
    expect(await sendAsked()).toBe('ended')
    actor.send({ type: 'again.wanted' })
    expect(await sendAsked()).toBe('writing')
  })

  it('never ends by counting where nobody said how many tries there are', async () => {
    const { sendAsked } = startAsk([wrongCode])
    for (let miss = 0; miss < 10; miss += 1) expect(await sendAsked()).toBe('writing')
  })

  it.each(ends)('ignores in every state what it does not wait for: %j', async (outcome, state) => {
    const { actor, sendAsked, state: now } = startAsk([outcome])
    await sendAsked()
    actor.send({ type: 'tries.renewed' })
    expect(now()).toBe(state)
    actor.send({ type: 'again.wanted' })
    expect(now()).toBe(state === 'heldBack' ? 'heldBack' : 'writing')
  })
})

import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { type ResendOutcome, resendMachine, wasSent } from './resend-machine'

const ends: readonly [ResendOutcome, string][] = [
  [{ kind: 'done', data: undefined }, 'resting'],
  [{ kind: 'nextStep', flow: { id: 'login_by_code', is_pending: true } }, 'resting'],
  [{ kind: 'refused', errors: [] }, 'resting'],
  [{ kind: 'forbidden', errors: [] }, 'resting'],
  [{ kind: 'heldBack', seconds: 90 }, 'resting'],
  [{ kind: 'missing' }, 'impossible'],
  [{ kind: 'conflict', errors: [] }, 'impossible'],
  [{ kind: 'sessionEnded' }, 'impossible'],
  [{ kind: 'unreachable' }, 'ready'],
  [{ kind: 'broken', reason: 'x' }, 'ready'],
]

function startResend(outcome: ResendOutcome) {
  const clock = new SimulatedClock()
  const resend = jest.fn(async () => outcome)
  const celebrate = jest.fn()
  const live = resendMachine.provide({
    actors: { resend: fromPromise(resend) },
    actions: { celebrate },
  })
  const actor = createActor(live, { clock, input: { coolDown: 30 } }).start()
  const press = async () => {
    actor.send({ type: 'resend.wanted' })
    return (await waitFor(actor, (now) => !now.matches('asking'))).value
  }
  return { actor, clock, resend, celebrate, press }
}

describe('resendMachine', () => {
  it('reaches every state', () => {
    const done = ends.map(([output]) => ({ type: 'xstate.done.actor.0.resend.asking', output }))
    const timer = { type: 'xstate.after.untilAllowed.resend.resting' }
    const paths = getShortestPaths(resendMachine, {
      input: { coolDown: 30 },
      events: [{ type: 'resend.wanted' }, timer, ...done] as never[],
      serializeState: ({ value }) => JSON.stringify(value),
    })
    const reached = new Set(paths.map(({ state }) => state.value))
    expect(reached).toEqual(new Set(Object.keys(resendMachine.states)))
  })

  it('rests first, as a mail was just sent', async () => {
    const { clock, press, resend } = startResend({ kind: 'done', data: undefined })
    expect(await press()).toBe('resting')
    clock.increment(29_999)
    expect(await press()).toBe('resting')
    expect(resend).not.toHaveBeenCalled()
    clock.increment(1)
    await press()
    expect(resend).toHaveBeenCalledTimes(1)
  })

  it.each(ends)('after %j it is %s', async (outcome, state) => {
    const { actor, clock, press, celebrate } = startResend(outcome)
    clock.increment(30_000)
    expect(await press()).toBe(state)
    expect(actor.getSnapshot().context.outcome).toBe(outcome)
    expect(celebrate).toHaveBeenCalledTimes(wasSent(outcome) ? 1 : 0)
  })

  it('rests as long as the service says', async () => {
    const { actor, clock, press } = startResend({ kind: 'heldBack', seconds: 90 })
    clock.increment(30_000)
    await press()
    clock.increment(89_999)
    expect(actor.getSnapshot().value).toBe('resting')
    clock.increment(1)
    expect(actor.getSnapshot()).toMatchObject({ value: 'ready', context: { round: 1 } })
  })

  it('may be tried again where asking itself fails, and does no work of its own', async () => {
    const clock = new SimulatedClock()
    const actor = createActor(resendMachine, { clock, input: { coolDown: 1 } }).start()
    clock.increment(1000)
    actor.send({ type: 'resend.wanted' })
    const { context } = await waitFor(actor, (now) => now.matches('ready'))
    expect(context.outcome).toMatchObject({ kind: 'broken' })
  })
})

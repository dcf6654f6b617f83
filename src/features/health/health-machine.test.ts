import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { type HealthEvent, healthMachine } from './health-machine'
import { healthTimes } from './health-times'

type Answer = boolean | Error | Promise<boolean>

/** A watch over an API that answers as told, and well when nothing more was told. */
function startHealth(...answers: Answer[]) {
  const clock = new SimulatedClock()
  let asked = 0
  const askHealth = fromPromise<boolean>(async () => {
    asked += 1
    const answer = answers.shift() ?? true
    if (answer instanceof Error) throw answer
    return answer
  })
  const actor = createActor(healthMachine.provide({ actors: { askHealth } }), { clock }).start()
  const reaches = (state: 'asking' | 'pausing' | 'resting') =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  return {
    actor,
    reaches,
    pass: (ms: number) => clock.increment(ms),
    want: () => actor.send({ type: 'check.wanted' }),
    asked: () => asked,
    isUnwell: () => actor.getSnapshot().context.isUnwell,
  }
}

const minute = 60_000

describe('the watch over the API', () => {
  it('waits for its documented times, in ms (R302, R334)', () => {
    expect(healthTimes).toEqual({ timeoutMs: 15 * 1000, retries: 3, delayMs: 60 * 1000 })
  })

  it('asks once and rests while all is well (R144)', async () => {
    const { reaches, asked, isUnwell, pass } = startHealth(true)
    expect(isUnwell()).toBe(false)
    await reaches('resting')
    pass(60 * minute)
    expect([asked(), isUnwell()]).toEqual([1, false])
  })

  it.each([
    ['a bad answer', false],
    ['none', new Error('defect')],
  ])('tells at once of the first failure: %s (R318)', async (_, answer) => {
    const { reaches, isUnwell } = startHealth(answer)
    await reaches('pausing')
    expect(isUnwell()).toBe(true)
  })

  it('tries three times more, a minute apart, then waits to be asked (R302)', async () => {
    const { reaches, asked, isUnwell, pass, want } = startHealth(false, false, false, false, false)
    for (let tries = 1; tries <= 3; tries += 1) {
      await reaches('pausing')
      expect(asked()).toBe(tries)
      pass(minute - 1)
      expect(asked()).toBe(tries)
      pass(1)
      expect(asked()).toBe(tries + 1)
    }
    await reaches('resting')
    pass(60 * minute)
    expect([asked(), isUnwell()]).toEqual([4, true])
    want()
    await reaches('pausing')
    expect(asked()).toBe(5)
  })

  it('takes the word back with the first success, and not before (R144)', async () => {
    let answer = (_isWell: boolean) => {}
    const later = new Promise<boolean>((resolve) => {
      answer = resolve
    })
    const { reaches, isUnwell, pass } = startHealth(false, later)
    await reaches('pausing')
    pass(minute)
    expect(isUnwell()).toBe(true)
    answer(true)
    await reaches('resting')
    expect(isUnwell()).toBe(false)
  })

  it('asks again when somebody returns, resting or pausing, with all its tries', async () => {
    const { reaches, asked, pass, want } = startHealth(true, false, false, false, false, false)
    await reaches('resting')
    want()
    await reaches('pausing')
    pass(minute)
    await reaches('pausing')
    want()
    await reaches('pausing')
    expect(asked()).toBe(4)
    for (let tries = 0; tries < 3; tries += 1) {
      pass(minute)
      await reaches(tries < 2 ? 'pausing' : 'resting')
    }
    expect(asked()).toBe(7)
  })

  it('does not ask twice at once', () => {
    const { asked, want } = startHealth(new Promise(() => {}))
    want()
    want()
    expect(asked()).toBe(1)
  })

  it('does no work of its own', async () => {
    const actor = createActor(healthMachine, { clock: new SimulatedClock() }).start()
    await waitFor(actor, (snapshot) => snapshot.matches('pausing'))
    actor.stop()
  })

  it('reaches every state it can stand in, and hears nothing while it asks', () => {
    const done = (output: boolean) => ({ type: 'xstate.done.actor.0.health.asking', output })
    const events = [
      { type: 'check.wanted' },
      { type: 'xstate.after.the pause.health.pausing' },
      { type: 'xstate.error.actor.0.health.asking' },
      done(true),
      done(false),
    ] as unknown as HealthEvent[]
    const paths = getShortestPaths(healthMachine, {
      events,
      serializeState: ({ value, context }) => JSON.stringify([value, context]),
    })
    const reached = new Map(paths.map(({ state }) => [String(state.value), state]))
    expect([...reached.keys()].sort()).toEqual(['asking', 'pausing', 'resting'])
    expect(reached.get('asking')?.can({ type: 'check.wanted' })).toBe(false)
    for (const { state } of paths) expect(state.context.retriesLeft).toBeGreaterThanOrEqual(0)
  })
})

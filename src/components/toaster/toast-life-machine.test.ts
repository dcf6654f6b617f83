import { createActor, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { type ToastLifeEvent, toastLifeMachine } from './toast-life-machine'

function startLife(staysForMs: number) {
  const clock = new SimulatedClock()
  const end = jest.fn()
  const actor = createActor(toastLifeMachine.provide({ actions: { end } }), {
    clock,
    input: { staysForMs, now: () => clock.now() },
  }).start()
  return {
    actor,
    end,
    pass: (ms: number) => clock.increment(ms),
    attend: () => actor.send({ type: 'attention.given' }),
    leave: () => actor.send({ type: 'attention.gone' }),
    state: () => actor.getSnapshot().value,
  }
}

describe('the life of a toast', () => {
  it('ends when its time is up, and not before (R230)', () => {
    const { pass, end, state } = startLife(5000)
    pass(4999)
    expect(end).not.toHaveBeenCalled()
    pass(1)
    expect(end).toHaveBeenCalledTimes(1)
    expect(state()).toBe('over')
  })

  it('never ends by itself with a time of nothing (R230)', () => {
    const { pass, attend, leave, end, state } = startLife(0)
    attend()
    leave()
    pass(3_600_000)
    expect(end).not.toHaveBeenCalled()
    expect(state()).toBe('staying')
  })

  it('rests while somebody attends to it, and goes on with what is left (R230)', () => {
    const { pass, attend, leave, end } = startLife(5000)
    pass(3000)
    attend()
    pass(60_000)
    expect(end).not.toHaveBeenCalled()
    leave()
    pass(1999)
    expect(end).not.toHaveBeenCalled()
    pass(1)
    expect(end).toHaveBeenCalledTimes(1)
  })

  it('rests as often as it takes', () => {
    const { pass, attend, leave, end } = startLife(5000)
    for (let times = 0; times < 4; times += 1) {
      pass(1000)
      attend()
      pass(10_000)
      leave()
    }
    pass(999)
    expect(end).not.toHaveBeenCalled()
    pass(1)
    expect(end).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['counting', () => {}],
    ['resting', ({ attend }: ReturnType<typeof startLife>) => attend()],
  ])('has its whole time again when it is said again while %s', (_, prepare) => {
    const life = startLife(5000)
    life.pass(4000)
    prepare(life)
    life.actor.send({ type: 'toast.repeated', staysForMs: 3000 })
    life.leave()
    life.pass(2999)
    expect(life.end).not.toHaveBeenCalled()
    life.pass(1)
    expect(life.end).toHaveBeenCalledTimes(1)
  })

  it('can come to stay, and to go', () => {
    const { actor, pass, attend, leave, end, state } = startLife(5000)
    attend()
    actor.send({ type: 'toast.repeated', staysForMs: 0 })
    leave()
    expect(state()).toBe('staying')
    actor.send({ type: 'toast.repeated', staysForMs: 1000 })
    pass(1000)
    expect(end).toHaveBeenCalledTimes(1)
  })

  it('does no work of its own', () => {
    const clock = new SimulatedClock()
    const actor = createActor(toastLifeMachine, { clock, input: { staysForMs: 1, now: () => 0 } })
    const problems: unknown[] = []
    actor.subscribe({ error: (problem) => problems.push(problem) })
    actor.start()
    clock.increment(1)
    expect(problems).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/provided/) }),
    ])
  })

  it('hears in each state only what the state has an ear for, and reaches every state', () => {
    const events: ToastLifeEvent[] = [
      { type: 'attention.given' },
      { type: 'attention.gone' },
      { type: 'toast.repeated', staysForMs: 0 },
      { type: 'toast.repeated', staysForMs: 5000 },
    ]
    const timeUp = { type: 'xstate.after.left.toastLife.counting' } as unknown as ToastLifeEvent
    const paths = getShortestPaths(toastLifeMachine, {
      input: { staysForMs: 5000, now: () => 0 },
      events: [...events, timeUp],
      serializeState: ({ value }) => JSON.stringify(value),
    })
    const reached = new Map(paths.map(({ state }) => [String(state.value), state]))
    expect([...reached.keys()].sort()).toEqual(['counting', 'over', 'resting', 'staying'])
    const heard = [...reached].map(([name, state]) => [
      name,
      events.filter((event) => state.can(event)).map(({ type }) => type),
    ])
    const repeated = ['toast.repeated', 'toast.repeated']
    expect(Object.fromEntries(heard)).toEqual({
      counting: ['attention.given', ...repeated],
      resting: ['attention.gone', ...repeated],
      staying: repeated,
      over: [],
    })
  })
})

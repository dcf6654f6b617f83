import { getShortestPaths, getSimplePaths } from 'xstate/graph'
import { type CheckoutEvent, checkoutMachine } from './checkout-machine'
import { someAttempt, someUuid } from './testing/some-attempt'

const events: readonly CheckoutEvent[] = [
  { type: 'order.asked', attempt: someAttempt },
  { type: 'retry.pressed' },
  { type: 'problem.noticed' },
  { type: 'confirmation.opened' },
]
const placed = { kind: 'placed', uuid: someUuid } as const
const changed = { kind: 'changed', changes: [{ kind: 'payWay' }] } as const
const refused = { kind: 'refused', fields: { city: 'Λάθος' }, whole: null } as const

describe('every path through the story', () => {
  const ended = (state: string, output: unknown) => ({
    type: `xstate.done.actor.0.checkout.${state}`,
    output,
  })
  const failed = (state: string) => ({
    type: `xstate.error.actor.0.checkout.${state}`,
    error: new Error('x'),
  })
  const graph = {
    input: { unanswered: null },
    events: [
      ...events,
      ...[{ kind: 'asShown' }, changed, placed, { kind: 'signedOut' }, { kind: 'unread' }].map(
        (output) => ended('checking', output),
      ),
      ...[
        placed,
        { kind: 'underWay' },
        { kind: 'keyTaken' },
        changed,
        refused,
        { kind: 'heldBack', seconds: 1 },
        { kind: 'notSent' },
        { kind: 'signedOut' },
        { kind: 'unclear' },
      ].map((output) => ended('sending', output)),
      failed('checking'),
      failed('sending'),
      { type: 'xstate.after.aMoment.checkout.waiting' },
      { type: 'xstate.after.untilAllowed.checkout.heldBack' },
    ] as never[],
    serializeState: ({ value, context }: { value: unknown; context: { isUnanswered: boolean } }) =>
      JSON.stringify([value, context.isUnanswered]),
  }

  it('reaches every state but those that only decide', () => {
    const reached = getShortestPaths(checkoutMachine, graph).map(({ state }) => String(state.value))
    const deciding = ['opening', 'unkeyed', 'notSent']
    const states = Object.keys(checkoutMachine.states).filter((name) => !deciding.includes(name))
    expect([...new Set(reached)].sort()).toEqual(states.sort())
  })

  it('never sends what was not asked for, and never forgets that an answer is due', () => {
    for (const { state } of getSimplePaths(checkoutMachine, graph)) {
      const { attempt, isUnanswered, placed: uuid } = state.context
      const isResting = state.matches('filling') || state.matches('changed')
      if (!isResting) expect(attempt).not.toBeNull()
      if (isUnanswered) expect(['filling', 'checking', 'changed']).not.toContain(state.value)
      expect(state.matches('placed')).toBe(uuid !== null)
    }
  })

  it('changes nothing at what a state does not hear of', () => {
    const heard: Record<string, readonly string[]> = {
      filling: ['order.asked'],
      changed: ['order.asked', 'problem.noticed'],
      refused: ['order.asked', 'problem.noticed'],
      unsent: ['order.asked', 'problem.noticed'],
      unclear: ['retry.pressed'],
      placed: ['confirmation.opened'],
    }
    for (const { state } of getShortestPaths(checkoutMachine, graph)) {
      const known = heard[String(state.value)] ?? []
      for (const event of events) expect(state.can(event)).toBe(known.includes(event.type))
    }
  })
})

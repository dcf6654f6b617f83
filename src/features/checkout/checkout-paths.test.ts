import { getSimplePaths } from 'xstate/graph'
import { actorEvents } from '#session/testing/actor-events'
import { type CheckoutEvent, checkoutMachine } from './checkout-machine'
import { someAttempt, someUuid } from './testing/some-attempt'

const events: readonly CheckoutEvent[] = [
  { type: 'order.submitted', attempt: someAttempt },
  { type: 'retry.pressed' },
  { type: 'problem.dismissed' },
  { type: 'confirmation.opened' },
  { type: 'unpaid.cancelled' },
  { type: 'page.restored' },
]
const placed = { kind: 'placed', uuid: someUuid } as const
const differs = { kind: 'differs', uuid: someUuid } as const
const changed = { kind: 'changed', changes: [{ kind: 'payWay' }] } as const
const refused = { kind: 'refused', fields: { city: 'Λάθος' }, whole: null } as const

describe('every path through the machine', () => {
  const { done: ended, failed } = actorEvents('checkout')
  const graph = {
    input: { unanswered: null },
    events: [
      ...events,
      ...[
        { kind: 'asShown' },
        changed,
        placed,
        differs,
        { kind: 'signedOut' },
        { kind: 'unread' },
      ].map((output) => ended('checking', output)),
      ...[
        placed,
        { kind: 'toBePaid', uuid: someUuid },
        { kind: 'unpaid', uuid: someUuid },
        { kind: 'underWay' },
        differs,
        { kind: 'keyTaken' },
        changed,
        refused,
        { kind: 'rateLimited', seconds: 1 },
        { kind: 'notSent' },
        { kind: 'signedOut' },
        { kind: 'unclear' },
      ].map((output) => ended('sending', output)),
      failed('checking'),
      failed('sending'),
      ended('leaving', undefined),
      failed('leaving'),
      { type: 'xstate.after.leaving.checkout.left' },
      { type: 'xstate.after.aMoment.checkout.waiting' },
      { type: 'xstate.after.untilAllowed.checkout.rateLimited' },
    ] as never[],
    serializeState: ({ value, context }: { value: unknown; context: { isUnanswered: boolean } }) =>
      JSON.stringify([value, context.isUnanswered]),
  }

  it('never sends without an attempt, and never forgets an unanswered one', () => {
    for (const { state } of getSimplePaths(checkoutMachine, graph)) {
      const { attempt, isUnanswered, placed: uuid } = state.context
      const isResting = state.matches('filling') || state.matches('changed')
      if (!isResting) expect(attempt).not.toBeNull()
      if (isUnanswered)
        expect(['filling', 'standing', 'unpaid', 'checking', 'changed']).not.toContain(state.value)
      expect(['leaving', 'left', 'placed'].includes(String(state.value))).toBe(uuid !== null)
    }
  })
})

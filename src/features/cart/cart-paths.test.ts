import { getSimplePaths } from 'xstate/graph'
import { actorEvents } from '#session/testing/actor-events'
import { apiCart, apiCartItem } from '#tests/support/api-cart'
import { type CartEvent, type CartReadOutcome, cartMachine } from './cart-machine'

const two = apiCart(apiCartItem(2))
const three = apiCart(apiCartItem(3))
const done = { kind: 'done', data: undefined } as const
const lost = { kind: 'unreachable' } as const
const read = (data = two): CartReadOutcome => ({ kind: 'done', data })
const events: readonly CartEvent[] = [
  { type: 'owner.known', owner: 9, seen: [] },
  { type: 'owner.left' },
  { type: 'refresh.requested' },
  {
    type: 'write.requested',
    write: { kind: 'add', product: 3, name: 'Τετράδιο', quantity: 1 },
  },
  { type: 'retry.pressed' },
  { type: 'problem.dismissed' },
  { type: 'changes.dismissed' },
]

describe('every path through the machine', () => {
  const { done: ended, failed } = actorEvents('cart')
  const graph = {
    events: [
      ...events,
      ...['reading', 'checking'].flatMap((state) => [
        ended(state, read()),
        ended(state, read(three)),
        ended(state, lost),
        failed(state),
      ]),
      ended('writing', done),
      ended('writing', lost),
      failed('writing'),
    ] as never[],
    serializeState: ({ value }: { value: unknown }) => JSON.stringify(value),
  }

  it('never writes without an owner, and is resting only with an empty queue', () => {
    for (const { state } of getSimplePaths(cartMachine, graph)) {
      const { owner, cart, queue } = state.context
      expect(state.matches('closed')).toBe(owner === null)
      if (state.matches('writing')) expect([cart === null, queue.length > 0]).toEqual([false, true])
      if (state.matches('resting')) expect(queue).toEqual([])
      if (state.matches('failed') || state.matches('unread')) {
        expect(state.context.problem).not.toBeNull()
      }
    }
  })
})

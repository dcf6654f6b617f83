import { createActor, fromPromise, waitFor } from 'xstate'
import { apiCart, apiCartItem } from '../../../tests/support/api-cart'
import { cartMachine, type WriteInput } from './cart-machine'
import type { CartReadOutcome, CartWriteOutcome } from './cart-story'
import type { CartWrite } from './cart-write'

const what = { product: 3, name: 'Τετράδιο', item: 503 }
const change: CartWrite = { kind: 'change', ...what, quantity: 3 }

/** A cart whose item another tab takes out after it was read; each write answers that it is gone. */
function startWithGoneItem() {
  const carts = [apiCart(apiCartItem(2)), apiCart()]
  const writes: (CartWrite | null)[] = []
  const machine = cartMachine.provide({
    actors: {
      readCart: fromPromise<CartReadOutcome, number | null>(async () => ({
        kind: 'done',
        data: carts.shift() ?? apiCart(),
      })),
      writeCart: fromPromise<CartWriteOutcome, WriteInput>(async ({ input }) => {
        writes.push(input.write)
        return { kind: 'missing' }
      }),
    },
  })
  const actor = createActor(machine).start()
  actor.send({ type: 'owner.known', owner: 9, seen: [] })
  return { actor, writes }
}

it('reads the cart anew where an item to change is gone, names it and asks for no retry', async () => {
  const { actor, writes } = startWithGoneItem()
  actor.send({ type: 'write.asked', write: change })
  const { context } = await waitFor(actor, (state) => state.matches('resting'))
  expect(context).toMatchObject({
    cart: { cartItems: [] },
    queue: [],
    problem: null,
    changes: [{ kind: 'gone', product: 3 }],
  })
  expect(writes).toEqual([change])
})

import { createActor, fromPromise } from 'xstate'
import type { Cart } from '#contract/shop/cart'
import { endWith, type Outcome } from '#lib/http/testing/settled'
import type { CartOwner } from '../cart-context'
import { type CartEmitted, cartMachine, type WriteInput } from '../cart-machine'
import type { MergedItem } from '../cart-merge'
import type { CartWrite } from '../cart-write'

/** A cart whose requests the test answers one by one. */
export function startCart() {
  const calls: {
    work: 'merge' | 'read' | CartWrite | null
    answer: (outcome: Promise<never>) => void
  }[] = []
  const emitted: CartEmitted[] = []
  const forgotten: string[] = []
  const machine = cartMachine.provide({
    actions: { 'forget the cart of the guest': () => forgotten.push('guest cart') },
    actors: {
      mergeCart: fromPromise<readonly MergedItem[]>(
        () => new Promise((answer) => calls.push({ work: 'merge', answer })),
      ),
      readCart: fromPromise<Cart, CartOwner | null>(
        () => new Promise((answer) => calls.push({ work: 'read', answer })),
      ),
      writeCart: fromPromise<unknown, WriteInput>(
        ({ input }) => new Promise((answer) => calls.push({ work: input.write, answer })),
      ),
    },
  })
  const actor = createActor(machine).start()
  actor.on('*', (event) => emitted.push(event))
  const answer = async (outcome: Outcome) => {
    calls.at(-1)?.answer(endWith(outcome) as Promise<never>)
    await new Promise((resolve) => setTimeout(resolve))
  }
  const now = () => actor.getSnapshot()
  const works = () => calls.map(({ work }) => work)
  return { actor, answer, emitted, forgotten, now, works }
}

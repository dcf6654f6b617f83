import { createActor, fromPromise } from 'xstate'
import { checkoutMachine } from '../checkout-machine'
import type { OrderAttempt } from '../order'
import type { CheckOutcome, SendOutcome } from '../order-outcome'
import { someAttempt } from './some-attempt'

/** A checkout whose requests and timers the test completes. */
export function startOrder(unanswered: OrderAttempt | null = null) {
  const calls: ('check' | 'send' | 'bank')[] = []
  const effects: string[] = []
  let answerLast: (outcome: never) => void = () => {}
  const waits: { act: () => void; ms: number }[] = []
  let failLast = () => {}
  const working = (name: 'check' | 'send' | 'bank') => () =>
    new Promise<never>((answer, fail) => {
      calls.push(name)
      answerLast = answer
      failLast = () => fail(new Error('no answer'))
    })
  const machine = checkoutMachine.provide({
    actors: {
      checkOrder: fromPromise<CheckOutcome, OrderAttempt | null>(working('check')),
      sendOrder: fromPromise<SendOutcome, OrderAttempt | null>(working('send')),
      openBankPage: fromPromise<void, string | null>(working('bank')),
    },
    actions: {
      'drop the key': () => void effects.push('drop'),
      'forget the draft': () => void effects.push('draft'),
      'read the cart again': () => void effects.push('cart'),
      'settle the order': (_, { uuid }) => void effects.push(`settle ${uuid}`),
    },
  })
  const clock = {
    setTimeout: (act: () => void, ms: number) => waits.push({ act, ms }),
    clearTimeout: () => {},
  }
  const actor = createActor(machine, { input: { unanswered }, clock }).start()
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    actor,
    calls,
    effects,
    now: () => actor.getSnapshot(),
    answer: async (outcome?: CheckOutcome | SendOutcome) => {
      answerLast(outcome as never)
      await settle()
    },
    fail: async () => {
      failLast()
      await settle()
    },
    passTime: () => {
      const wait = waits.pop()
      wait?.act()
      return wait?.ms
    },
  }
}

/** The same with an order that is being sent. */
export async function startSending() {
  const checkout = startOrder()
  checkout.actor.send({ type: 'order.submitted', attempt: someAttempt })
  await checkout.answer({ kind: 'asShown' })
  return checkout
}

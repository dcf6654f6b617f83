import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { ProductOffer } from '../../../contract/shop/product-offer'
import {
  type FreshnessEvent,
  type FreshnessOutcome,
  freshForMs,
  freshnessMachine,
} from './freshness-machine'

const built: ProductOffer = { finalPrice: 10, priceBeforeDiscount: 10, savePercent: 0, stock: 8 }
const found = (differences: Partial<ProductOffer> = {}): FreshnessOutcome => ({
  kind: 'found',
  offer: { ...built, ...differences },
})
const unreachable: FreshnessOutcome = { kind: 'refused', problem: 'unreachable' }

function startFreshness(...answers: (FreshnessOutcome | Error)[]) {
  const asked: number[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    freshnessMachine.provide({
      actors: {
        askProduct: fromPromise<FreshnessOutcome, number>(async ({ input }) => {
          asked.push(input)
          const answer = answers.shift() ?? found()
          if (answer instanceof Error) throw answer
          return answer
        }),
      },
    }),
    { input: { productId: 3, offer: built }, clock },
  ).start()
  return { actor, asked, clock }
}

type Started = ReturnType<typeof startFreshness>['actor']
const reaches = (actor: Started, state: string) =>
  waitFor(actor, (snapshot) => snapshot.matches(state as 'asking'))
const stateOf = (actor: Started) => actor.getSnapshot().value

it('asks for the product at once and keeps the built offer where it is still true', async () => {
  const { actor, asked } = startFreshness(found())
  expect(stateOf(actor)).toBe('asking')
  const { context } = await reaches(actor, 'confirmed')
  expect(asked).toEqual([3])
  expect(context).toMatchObject({ offer: built, change: null })
})

it('shows another price and says what it was before', async () => {
  const { actor } = startFreshness(found({ finalPrice: 12 }))
  const { context } = await reaches(actor, 'changed')
  expect(context.offer.finalPrice).toBe(12)
  expect(context.change).toEqual({ priceBefore: 10, availability: null })
})

it('takes over a stock that nobody would notice without a word', async () => {
  const { actor } = startFreshness(found({ stock: 7 }))
  expect((await reaches(actor, 'confirmed')).context.offer.stock).toBe(7)
})

it('says that the product has been taken off, and does not ask again', async () => {
  const { actor, asked } = startFreshness({ kind: 'gone' })
  await reaches(actor, 'gone')
  actor.send({ type: 'page.returned' })
  actor.send({ type: 'retry.pressed' })
  expect(stateOf(actor)).toBe('gone')
  expect(asked).toHaveLength(1)
})

it.each(['retry.pressed', 'page.returned'] as const)(
  'keeps the built offer while nobody answers, and asks again on %s',
  async (type) => {
    const { actor } = startFreshness(unreachable, found({ stock: 0 }))
    const { context } = await reaches(actor, 'unconfirmed')
    expect(context).toMatchObject({ offer: built, problem: 'unreachable' })
    actor.send({ type })
    expect(stateOf(actor)).toBe('asking')
    const changed = await reaches(actor, 'changed')
    expect(changed.context.change).toEqual({ priceBefore: null, availability: 'soldOut' })
  },
)

it('takes an unforeseen failure for a problem of ours', async () => {
  const { actor } = startFreshness(new Error('defect'))
  expect((await reaches(actor, 'unconfirmed')).context.problem).toBe('failed')
})

it.each([
  ['confirmed', found()],
  ['changed', found({ finalPrice: 12 })],
])(
  'believes an answer for five minutes after %s, then asks whoever returns',
  async (state, answer) => {
    const { actor, asked, clock } = startFreshness(answer, found({ finalPrice: 15 }))
    await reaches(actor, state)
    clock.increment(freshForMs - 1)
    actor.send({ type: 'page.returned' })
    expect(stateOf(actor)).toBe(state)
    clock.increment(1)
    expect(stateOf(actor)).toBe('ageing')
    expect(asked).toHaveLength(1)
    actor.send({ type: 'page.returned' })
    expect((await reaches(actor, 'changed')).context.offer.finalPrice).toBe(15)
  },
)

it('does not work without the part that asks', async () => {
  const actor = createActor(freshnessMachine, { input: { productId: 3, offer: built } }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('unconfirmed'))
})

it('reaches every state by some path', () => {
  const done = (output: FreshnessOutcome) => ({
    type: 'xstate.done.actor.0.freshness.asking',
    output,
  })
  const events = [
    { type: 'retry.pressed' },
    { type: 'page.returned' },
    { type: 'xstate.after.freshFor.freshness.confirmed' },
    { type: 'xstate.after.freshFor.freshness.changed' },
    { type: 'xstate.error.actor.0.freshness.asking' },
    done(found()),
    done(found({ finalPrice: 12 })),
    done({ kind: 'gone' }),
    done(unreachable),
  ] as unknown as FreshnessEvent[]
  const paths = getShortestPaths(freshnessMachine, {
    input: { productId: 3, offer: built },
    events,
    serializeState: ({ value }) => JSON.stringify(value),
  })
  const reached = new Set(paths.map(({ state }) => String(state.value)))
  expect([...reached].sort()).toEqual(Object.keys(freshnessMachine.states).sort())
})

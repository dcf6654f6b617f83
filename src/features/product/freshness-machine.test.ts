import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { ProductOffer } from '#contract/shop/product-offer'
import {
  type FreshnessContext,
  type FreshnessOutcome,
  freshForMs,
  freshnessMachine,
  offerChange,
  statusOfState,
} from './freshness-machine'

const built: ProductOffer = { finalPrice: 10, priceBeforeDiscount: 10, savePercent: 0, stock: 8 }
const found = (differences: Partial<ProductOffer> = {}): FreshnessOutcome => ({
  kind: 'found',
  offer: { ...built, ...differences },
})
const unreachable: FreshnessOutcome = { kind: 'refused', problem: 'unreachable' }

function startFreshness(...answers: (FreshnessOutcome | Error)[]) {
  const requested: number[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    freshnessMachine.provide({
      actors: {
        fetchOffer: fromPromise<FreshnessOutcome, number>(async ({ input }) => {
          requested.push(input)
          const answer = answers.shift() ?? found()
          if (answer instanceof Error) throw answer
          return answer
        }),
      },
    }),
    { input: { productId: 3, offer: built }, clock },
  ).start()
  return { actor, requested, clock }
}

type Started = ReturnType<typeof startFreshness>['actor']
const reaches = (actor: Started, state: string) =>
  waitFor(actor, (snapshot) => snapshot.matches(state as 'loading'))
const stateOf = (actor: Started) => actor.getSnapshot().value

it('reads the product at once and keeps an unchanged offer', async () => {
  const { actor, requested } = startFreshness(found())
  expect(stateOf(actor)).toBe('loading')
  const { context } = await reaches(actor, 'confirmed')
  expect(requested).toEqual([3])
  expect(context).toMatchObject({ offer: built, change: null })
})

it('reports a new price with the previous one', async () => {
  const { actor } = startFreshness(found({ finalPrice: 12 }))
  const { context } = await reaches(actor, 'changed')
  expect(context.offer.finalPrice).toBe(12)
  expect(context.change).toEqual({ priceBefore: 10, availability: null })
})

it('stores a small change of stock without reporting it', async () => {
  const { actor } = startFreshness(found({ stock: 7 }))
  expect((await reaches(actor, 'confirmed')).context.offer.stock).toBe(7)
})

it('ends in gone for a removed product', async () => {
  const { actor, requested } = startFreshness({ kind: 'gone' })
  await reaches(actor, 'gone')
  actor.send({ type: 'page.returned' })
  actor.send({ type: 'retry.pressed' })
  expect(stateOf(actor)).toBe('gone')
  expect(requested).toHaveLength(1)
})

it.each(['retry.pressed', 'page.returned'] as const)(
  'keeps the built offer after an error, and reads again on %s',
  async (type) => {
    const { actor } = startFreshness(unreachable, found({ stock: 0 }))
    const { context } = await reaches(actor, 'unconfirmed')
    expect(context).toMatchObject({ offer: built, problem: 'unreachable' })
    actor.send({ type })
    expect(stateOf(actor)).toBe('loading')
    const changed = await reaches(actor, 'changed')
    expect(changed.context.change).toEqual({ priceBefore: null, availability: 'soldOut' })
  },
)

it('treats an unexpected error as failed', async () => {
  const { actor } = startFreshness(new Error('defect'))
  expect((await reaches(actor, 'unconfirmed')).context.problem).toBe('failed')
})

it.each([
  ['confirmed', found()],
  ['changed', found({ finalPrice: 12 })],
])('reads again when the visitor returns five minutes after %s', async (state, answer) => {
  const { actor, requested, clock } = startFreshness(answer, found({ finalPrice: 15 }))
  await reaches(actor, state)
  clock.increment(freshForMs - 1)
  actor.send({ type: 'page.returned' })
  expect(stateOf(actor)).toBe(state)
  clock.increment(1)
  expect(stateOf(actor)).toBe('ageing')
  expect(requested).toHaveLength(1)
  actor.send({ type: 'page.returned' })
  expect((await reaches(actor, 'changed')).context.offer.finalPrice).toBe(15)
})

const before: ProductOffer = { ...built, priceBeforeDiscount: 12 }

it.each<[string, Partial<ProductOffer>, ReturnType<typeof offerChange>]>([
  ['nothing', {}, null],
  ['a few pieces fewer', { stock: 6 }, null],
  ['the price', { finalPrice: 9.5 }, { priceBefore: 10, availability: null }],
  ['the last pieces', { stock: 3 }, { priceBefore: null, availability: 'fewLeft' }],
  ['the stock', { stock: 0 }, { priceBefore: null, availability: 'soldOut' }],
  ['both', { finalPrice: 11, stock: 0 }, { priceBefore: 10, availability: 'soldOut' }],
])('compares offers: %s', (_, now, change) => {
  expect(offerChange(before, { ...before, ...now })).toEqual(change)
})

it('reports that a product is back', () => {
  const change = offerChange({ ...before, stock: 0 }, before)
  expect(change).toEqual({ priceBefore: null, availability: 'inStock' })
})

const context: FreshnessContext = {
  productId: 3,
  offer: built,
  change: { priceBefore: 9, availability: null },
  problem: 'unreachable',
}

const sentenceOf = (problem: string) => `sentence: ${problem}`

it('shows the offer without a notice while no change is known', () => {
  for (const state of ['loading', 'confirmed', 'ageing'] as const) {
    expect(statusOfState(state, context, sentenceOf)).toEqual({ kind: 'settled', offer: built })
  }
})

it('shows a change, an unconfirmed offer and a removed product', () => {
  expect(statusOfState('changed', context, sentenceOf)).toEqual({
    kind: 'changed',
    offer: built,
    change: context.change,
  })
  expect(statusOfState('unconfirmed', context, sentenceOf)).toEqual({
    kind: 'unconfirmed',
    offer: built,
    sentence: 'sentence: unreachable',
  })
  expect(statusOfState('gone', context, sentenceOf)).toEqual({ kind: 'gone' })
})

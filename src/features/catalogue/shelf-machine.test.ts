import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { CardProduct } from './card-product'
import { builtChoice, type CatalogueChoice } from './catalogue-choice'
import { type ShelfEvent, type ShelfOutcome, type ShelfWish, shelfMachine } from './shelf-machine'

const card: CardProduct = {
  productId: 1,
  path: '/products/1/tetradio',
  name: 'Τετράδιο',
  nameLocale: 'el',
  cardImage: null,
  reviewAverage: 8,
  reviewCount: 2,
  finalPrice: 9,
  priceBeforeDiscount: 10,
  savePercent: 10,
  stock: 4,
}
const came: ShelfOutcome = { kind: 'came', products: [card], pageCount: 3, count: 30 }
const unreachable: ShelfOutcome = { kind: 'refused', problem: 'unreachable' }

type Answers = (wish: ShelfWish) => Promise<ShelfOutcome>

const by = (sort: CatalogueChoice['sort']): CatalogueChoice => ({ ...builtChoice, sort })

function startShelf(sort: CatalogueChoice['sort'], answers: Answers) {
  const wishes: ShelfWish[] = []
  const actor = createActor(
    shelfMachine.provide({
      actors: {
        loadPage: fromPromise<ShelfOutcome, ShelfWish>(({ input }) => {
          wishes.push(input)
          return answers(input)
        }),
      },
    }),
    { input: { choice: by(sort), page: 2, categoryId: 7 } },
  ).start()
  return { actor, wishes }
}

const reaches = (actor: ReturnType<typeof startShelf>['actor'], state: string) =>
  waitFor(actor, (snapshot) => snapshot.matches(state as 'loading'))

it('shows the built page without asking anybody', () => {
  const { actor, wishes } = startShelf('newest', async () => came)
  expect(actor.getSnapshot().value).toBe('showingBuilt')
  expect(wishes).toEqual([])
})

it('asks for the order of the address at once', async () => {
  const { actor, wishes } = startShelf('price-up', async () => came)
  expect(actor.getSnapshot().value).toBe('loading')
  const { context } = await reaches(actor, 'showingChosen')
  expect(wishes).toEqual([{ choice: by('price-up'), page: 2, categoryId: 7 }])
  expect(context).toMatchObject({ products: [card], pageCount: 3 })
})

it('goes back to the built page when the built order is chosen again', async () => {
  const { actor } = startShelf('saving', async () => came)
  await reaches(actor, 'showingChosen')
  actor.send({ type: 'choice.made', choice: by('newest') })
  expect(actor.getSnapshot().value).toBe('showingBuilt')
})

it('does nothing when the same order is chosen again', async () => {
  const { actor, wishes } = startShelf('saving', async () => came)
  actor.send({ type: 'choice.made', choice: by('saving') })
  await reaches(actor, 'showingChosen')
  actor.send({ type: 'choice.made', choice: by('saving') })
  expect(wishes).toHaveLength(1)
})

it('never shows an earlier answer for a later choice', async () => {
  const late: ShelfOutcome = { kind: 'came', products: [], pageCount: 9, count: 99 }
  let answerFirst: (outcome: ShelfOutcome) => void = () => {}
  const { actor } = startShelf('price-up', ({ choice }) =>
    choice.sort === 'price-up'
      ? new Promise((resolve) => {
          answerFirst = resolve
        })
      : Promise.resolve(came),
  )
  actor.send({ type: 'choice.made', choice: by('rating') })
  await reaches(actor, 'showingChosen')
  answerFirst(late)
  await Promise.resolve()
  expect(actor.getSnapshot().context).toMatchObject({
    wish: { choice: by('rating') },
    pageCount: 3,
  })
})

it('says that the page is gone, and lets people choose another order', async () => {
  const { actor } = startShelf('rating', async ({ choice }) =>
    choice.sort === 'rating' ? { kind: 'pageGone' } : came,
  )
  await reaches(actor, 'pageGone')
  actor.send({ type: 'choice.made', choice: by('price-down') })
  expect((await reaches(actor, 'showingChosen')).context.wish.choice.sort).toBe('price-down')
})

it('says why the order did not change, and tries again when told to', async () => {
  const answers = [unreachable, came]
  const { actor } = startShelf('rating', async () => answers.shift() ?? came)
  expect((await reaches(actor, 'unavailable')).context.problem).toBe('unreachable')
  actor.send({ type: 'retry.pressed' })
  expect(actor.getSnapshot().value).toBe('loading')
  await reaches(actor, 'showingChosen')
})

it('takes an unforeseen failure for a problem of ours', async () => {
  const { actor } = startShelf('rating', () => Promise.reject(new Error('defect')))
  expect((await reaches(actor, 'unavailable')).context.problem).toBe('failed')
})

it('does not try again where nothing failed', () => {
  const { actor, wishes } = startShelf('newest', async () => came)
  actor.send({ type: 'retry.pressed' })
  expect(wishes).toEqual([])
})

it('does not work without the part that asks', async () => {
  const actor = createActor(shelfMachine, {
    input: { choice: by('rating'), page: 1, categoryId: null },
  })
  actor.start()
  expect((await reaches(actor, 'unavailable')).context.problem).toBe('failed')
})

it('reaches every state by some path', () => {
  const done = (output: ShelfOutcome) => ({
    type: 'xstate.done.actor.0.shelf.loading' as const,
    output,
    actorId: '0.shelf.loading',
  })
  const events = [
    { type: 'choice.made', choice: by('newest') },
    { type: 'choice.made', choice: by('rating') },
    { type: 'retry.pressed' },
    done(came),
    done({ kind: 'pageGone' }),
    done({ kind: 'nothing' }),
    done(unreachable),
  ] as ShelfEvent[]
  const paths = getShortestPaths(shelfMachine, {
    input: { choice: builtChoice, page: 1, categoryId: null },
    events,
    stopWhen: undefined,
    serializeState: ({ value }) => JSON.stringify(value),
  })
  const reached = new Set(paths.map(({ state }) => String(state.value)))
  const settled = Object.keys(shelfMachine.states).filter((name) => name !== 'deciding')
  expect([...reached].sort()).toEqual(settled.sort())
})

it('asks anew when a filter is chosen, and says when nothing fits', async () => {
  const { actor, wishes } = startShelf('newest', async () => ({ kind: 'nothing' }))
  const cheap: CatalogueChoice = { ...builtChoice, price: 'to-10' }
  actor.send({ type: 'choice.made', choice: cheap })
  await reaches(actor, 'nothing')
  expect(wishes.map(({ choice }) => choice)).toEqual([cheap])
  actor.send({ type: 'choice.made', choice: builtChoice })
  expect(actor.getSnapshot().value).toBe('showingBuilt')
})

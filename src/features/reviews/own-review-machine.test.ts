import { createActor, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { exampleProduct, exampleProductReview } from '../../../contract/examples/catalogue-examples'
import { type ProductReview, productReview } from '../../../contract/shop/product-review'
import type { AuthOutcome } from '../../session/auth-outcome'
import {
  type OwnReviewEvent,
  type OwnReviewNews,
  type OwnReviewQuestion,
  ownReviewMachine,
} from './own-review-machine'

const review = productReview.parse({ ...exampleProductReview, product: exampleProduct })
const done = { kind: 'done', data: undefined } as const
const lost = { kind: 'unreachable' } as const
const kept: OwnReviewEvent = { type: 'review.kept', review }
const opened: OwnReviewEvent = { type: 'form.opened' }
const returned: OwnReviewEvent = { type: 'page.returned' }
const considered: OwnReviewEvent = { type: 'removal.considered' }
const confirmed: OwnReviewEvent = { type: 'removal.confirmed' }
const events: readonly OwnReviewEvent[] = [
  { type: 'retry.pressed' },
  returned,
  opened,
  { type: 'form.closed' },
  kept,
  considered,
  confirmed,
  { type: 'removal.dropped' },
]
const input = { productId: 41, owner: 7 }

/** A review whose calls the test answers one by one. */
function startOwn() {
  const reads: {
    question: OwnReviewQuestion
    answer: (review: ProductReview | null) => void
    fail: (error: Error) => void
  }[] = []
  const removals: { id: number | undefined; answer: (outcome: AuthOutcome<unknown>) => void }[] = []
  const news: OwnReviewNews[] = []
  const machine = ownReviewMachine.provide({
    actors: {
      readOwn: fromPromise<ProductReview | null, OwnReviewQuestion>(
        ({ input: question }) =>
          new Promise((answer, fail) => reads.push({ question, answer, fail })),
      ),
      removeOwn: fromPromise<AuthOutcome<unknown>, ProductReview | null>(
        ({ input: present }) => new Promise((answer) => removals.push({ id: present?.id, answer })),
      ),
    },
  })
  const actor = createActor(machine, { input })
  actor.on('*', (event) => news.push(event))
  actor.start()
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    actor,
    news,
    reads,
    removals,
    now: () => actor.getSnapshot(),
    answerRead: (present: ProductReview | null) => {
      reads.at(-1)?.answer(present)
      return settled()
    },
    failRead: () => {
      reads.at(-1)?.fail(new Error('x'))
      return settled()
    },
    answerRemoval: (outcome: AuthOutcome<unknown>) => {
      removals.at(-1)?.answer(outcome)
      return settled()
    },
  }
}

async function startRead(present: ProductReview | null) {
  const story = startOwn()
  await story.answerRead(present)
  return story
}

describe("the story of a person's review", () => {
  it('is read, written and kept as the API has it (M8)', async () => {
    const { actor, reads, now } = await startRead(null)
    expect(reads.map(({ question }) => question)).toEqual([input])
    actor.send(opened)
    expect(now().value).toBe('writing')
    actor.send(kept)
    expect(now()).toMatchObject({ value: { shown: 'resting' }, context: { review } })
  })

  it('can be asked for again where it could not be read', async () => {
    const { actor, now, reads, failRead, answerRead } = startOwn()
    await failRead()
    expect(now().value).toBe('unread')
    actor.send({ type: 'retry.pressed' })
    await answerRead(review)
    expect(now().context.review).toEqual(review)
    expect(reads).toHaveLength(2)
  })

  it('is right again when the person comes back, and stays where that cannot be read', async () => {
    const { actor, now, failRead, answerRead } = await startRead(review)
    actor.send(returned)
    await failRead()
    expect(now().context.review).toEqual(review)
    actor.send(returned)
    await answerRead(null)
    expect(now().context.review).toBeNull()
  })

  it('leaves a form open while the person looks at another tab', async () => {
    const { actor, now } = await startRead(null)
    actor.send(opened)
    actor.send(returned)
    expect(now().value).toBe('writing')
    actor.send({ type: 'form.closed' })
    expect(now().value).toEqual({ shown: 'resting' })
  })

  it('is gone after its deletion', async () => {
    const { actor, now, news, removals, answerRemoval } = await startRead(review)
    actor.send(considered)
    actor.send(confirmed)
    expect(removals.map(({ id }) => id)).toEqual([review.id])
    await answerRemoval(done)
    expect(now()).toMatchObject({ value: { shown: 'resting' }, context: { review: null } })
    expect(news).toEqual([{ type: 'removal.settled' }])
  })

  it('is read again where the API knows none to delete: it may only wait for approval', async () => {
    const { actor, now, news, answerRead, answerRemoval } = await startRead(review)
    actor.send(considered)
    actor.send(confirmed)
    await answerRemoval({ kind: 'missing' })
    expect(now().value).toBe('reading')
    const waiting = { ...review, status: 'NEW' as const }
    await answerRead(waiting)
    expect(now()).toMatchObject({ value: { shown: 'resting' }, context: { review: waiting } })
    expect(news).toEqual([])
  })

  it('is back where its deletion failed, with the reason why', async () => {
    const { actor, now, news, answerRemoval } = await startRead(review)
    actor.send(considered)
    actor.send(confirmed)
    await answerRemoval(lost)
    expect(now().context.review).toEqual(review)
    expect(news).toEqual([{ type: 'removal.failed', outcome: lost }])
  })

  it('is not deleted where the person thinks better of it', async () => {
    const { actor, now, removals } = await startRead(review)
    actor.send(considered)
    actor.send({ type: 'removal.dropped' })
    expect(now().context.review).toEqual(review)
    expect(removals).toEqual([])
  })

  it('does not work without the parts that ask', async () => {
    const actor = createActor(ownReviewMachine, { input }).start()
    await new Promise((resolve) => setTimeout(resolve))
    expect(actor.getSnapshot().value).toBe('unread')
    const reading = ownReviewMachine.provide({
      actors: { readOwn: fromPromise<ProductReview | null, OwnReviewQuestion>(async () => review) },
    })
    const removing = createActor(reading, { input })
    const news: OwnReviewNews[] = []
    removing.on('*', (event) => news.push(event))
    removing.start()
    await new Promise((resolve) => setTimeout(resolve))
    removing.send(considered)
    removing.send(confirmed)
    await new Promise((resolve) => setTimeout(resolve))
    expect(news).toMatchObject([{ type: 'removal.failed', outcome: { kind: 'broken' } }])
  })
})

describe('every path through the story', () => {
  const ended = (place: string, output: unknown) => ({
    type: `xstate.done.actor.0.own review.${place}`,
    output,
  })
  const failed = (place: string) => ({
    type: `xstate.error.actor.0.own review.${place}`,
    error: new Error('x'),
  })
  const graph = {
    input,
    events: [
      ...events,
      ...['reading', 'shown.checking'].flatMap((place) => [
        ended(place, review),
        ended(place, null),
        failed(place),
      ]),
      ended('removing', done),
      ended('removing', lost),
      failed('removing'),
    ] as never[],
    serializeState: ({ value, context }: { value: unknown; context: unknown }) =>
      JSON.stringify([value, context]),
  }

  it('reaches every state', () => {
    const reached = getShortestPaths(ownReviewMachine, graph).map(({ state }) => state.value)
    expect([...new Set(reached.map((value) => JSON.stringify(value)))].sort()).toEqual(
      [
        'asking',
        'reading',
        'removing',
        'unread',
        'writing',
        { shown: 'resting' },
        { shown: 'checking' },
      ]
        .map((value) => JSON.stringify(value))
        .sort(),
    )
  })

  it('changes nothing at what a state does not hear of, and deletes nothing that is not there', () => {
    const heard: Record<string, readonly string[]> = {
      reading: [],
      unread: ['retry.pressed', 'page.returned'],
      resting: ['page.returned', 'form.opened'],
      checking: ['form.opened'],
      writing: ['review.kept', 'form.closed'],
      asking: ['removal.confirmed', 'removal.dropped'],
      removing: [],
    }
    for (const { state } of getShortestPaths(ownReviewMachine, graph)) {
      const name = typeof state.value === 'string' ? state.value : String(state.value.shown)
      const allowed = [
        ...(heard[name] ?? []),
        ...(state.matches('shown') && state.context.review ? ['removal.considered'] : []),
      ]
      for (const event of events) expect(state.can(event)).toBe(allowed.includes(event.type))
    }
  })
})

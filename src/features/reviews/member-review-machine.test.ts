import { createActor, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { exampleProduct, exampleProductReview } from '#contract/examples/catalogue-examples'
import { type ProductReview, productReview } from '#contract/shop/product-review'
import type { AuthOutcome } from '#session/auth-outcome'
import { actorEvents } from '#session/testing/actor-events'
import {
  type MemberReviewEmitted,
  type MemberReviewEvent,
  memberReviewMachine,
  type ReviewTarget,
} from './member-review-machine'

const review = productReview.parse({ ...exampleProductReview, product: exampleProduct })
const done = { kind: 'done', data: undefined } as const
const lost = { kind: 'unreachable' } as const
const saved: MemberReviewEvent = { type: 'review.saved', review }
const opened: MemberReviewEvent = { type: 'form.opened' }
const returned: MemberReviewEvent = { type: 'page.returned' }
const requested: MemberReviewEvent = { type: 'removal.requested' }
const confirmed: MemberReviewEvent = { type: 'removal.confirmed' }
const events: readonly MemberReviewEvent[] = [
  { type: 'retry.pressed' },
  returned,
  opened,
  { type: 'form.closed' },
  saved,
  requested,
  confirmed,
  { type: 'removal.cancelled' },
]
const input = { productId: 41, owner: 7 }

/** A machine with requests that the test answers one by one. */
function startMachine() {
  const fetches: {
    target: ReviewTarget
    answer: (review: ProductReview | null) => void
    fail: (error: Error) => void
  }[] = []
  const removals: { id: number | undefined; answer: (outcome: AuthOutcome<unknown>) => void }[] = []
  const emitted: MemberReviewEmitted[] = []
  const machine = memberReviewMachine.provide({
    actors: {
      fetchReview: fromPromise<ProductReview | null, ReviewTarget>(
        ({ input: target }) =>
          new Promise((answer, fail) => fetches.push({ target, answer, fail })),
      ),
      deleteReview: fromPromise<AuthOutcome<unknown>, ProductReview | null>(
        ({ input: present }) => new Promise((answer) => removals.push({ id: present?.id, answer })),
      ),
    },
  })
  const actor = createActor(machine, { input })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    actor,
    emitted,
    fetches,
    removals,
    now: () => actor.getSnapshot(),
    answerFetch: (present: ProductReview | null) => {
      fetches.at(-1)?.answer(present)
      return settled()
    },
    failFetch: () => {
      fetches.at(-1)?.fail(new Error('x'))
      return settled()
    },
    answerRemoval: (outcome: AuthOutcome<unknown>) => {
      removals.at(-1)?.answer(outcome)
      return settled()
    },
  }
}

async function startLoaded(present: ProductReview | null) {
  const machine = startMachine()
  await machine.answerFetch(present)
  return machine
}

describe('memberReviewMachine', () => {
  it('loads, opens the form and stores the saved review', async () => {
    const { actor, fetches, now } = await startLoaded(null)
    expect(fetches.map(({ target }) => target)).toEqual([input])
    actor.send(opened)
    expect(now().value).toBe('editing')
    actor.send(saved)
    expect(now()).toMatchObject({ value: { shown: 'idle' }, context: { review } })
  })

  it('retries a failed fetch', async () => {
    const { actor, now, fetches, failFetch, answerFetch } = startMachine()
    await failFetch()
    expect(now().value).toBe('failed')
    actor.send({ type: 'retry.pressed' })
    await answerFetch(review)
    expect(now().context.review).toEqual(review)
    expect(fetches).toHaveLength(2)
  })

  it('refreshes when the page becomes visible, and keeps the review if that fails', async () => {
    const { actor, now, failFetch, answerFetch } = await startLoaded(review)
    actor.send(returned)
    await failFetch()
    expect(now().context.review).toEqual(review)
    actor.send(returned)
    await answerFetch(null)
    expect(now().context.review).toBeNull()
  })

  it('keeps the form open when the page becomes visible', async () => {
    const { actor, now } = await startLoaded(null)
    actor.send(opened)
    actor.send(returned)
    expect(now().value).toBe('editing')
    actor.send({ type: 'form.closed' })
    expect(now().value).toEqual({ shown: 'idle' })
  })

  it('removes a deleted review', async () => {
    const { actor, now, emitted, removals, answerRemoval } = await startLoaded(review)
    actor.send(requested)
    actor.send(confirmed)
    expect(removals.map(({ id }) => id)).toEqual([review.id])
    await answerRemoval(done)
    expect(now()).toMatchObject({ value: { shown: 'idle' }, context: { review: null } })
    expect(emitted).toEqual([{ type: 'removal.done' }])
  })

  it('loads again if the API has no review to delete: it may only wait for approval', async () => {
    const { actor, now, emitted, answerFetch, answerRemoval } = await startLoaded(review)
    actor.send(requested)
    actor.send(confirmed)
    await answerRemoval({ kind: 'missing' })
    expect(now().value).toBe('loading')
    const waiting = { ...review, status: 'NEW' as const }
    await answerFetch(waiting)
    expect(now()).toMatchObject({ value: { shown: 'idle' }, context: { review: waiting } })
    expect(emitted).toEqual([])
  })

  it('rolls a failed deletion back and reports it', async () => {
    const { actor, now, emitted, answerRemoval } = await startLoaded(review)
    actor.send(requested)
    actor.send(confirmed)
    await answerRemoval(lost)
    expect(now().context.review).toEqual(review)
    expect(emitted).toEqual([{ type: 'removal.failed', outcome: lost }])
  })

  it('deletes nothing if the confirmation is cancelled', async () => {
    const { actor, now, removals } = await startLoaded(review)
    actor.send(requested)
    actor.send({ type: 'removal.cancelled' })
    expect(now().context.review).toEqual(review)
    expect(removals).toEqual([])
  })

  it('fails without its actors', async () => {
    const actor = createActor(memberReviewMachine, { input }).start()
    await new Promise((resolve) => setTimeout(resolve))
    expect(actor.getSnapshot().value).toBe('failed')
    const reading = memberReviewMachine.provide({
      actors: { fetchReview: fromPromise<ProductReview | null, ReviewTarget>(async () => review) },
    })
    const removing = createActor(reading, { input })
    const emitted: MemberReviewEmitted[] = []
    removing.on('*', (event) => emitted.push(event))
    removing.start()
    await new Promise((resolve) => setTimeout(resolve))
    removing.send(requested)
    removing.send(confirmed)
    await new Promise((resolve) => setTimeout(resolve))
    expect(emitted).toMatchObject([{ type: 'removal.failed', outcome: { kind: 'broken' } }])
  })
})

describe('every path through memberReviewMachine', () => {
  const { done: ended, failed } = actorEvents('member review')
  const graph = {
    input,
    events: [
      ...events,
      ...['loading', 'shown.refreshing'].flatMap((place) => [
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
    const reached = getShortestPaths(memberReviewMachine, graph).map(({ state }) => state.value)
    expect([...new Set(reached.map((value) => JSON.stringify(value)))].sort()).toEqual(
      [
        'confirming',
        'loading',
        'removing',
        'failed',
        'editing',
        { shown: 'idle' },
        { shown: 'refreshing' },
      ]
        .map((value) => JSON.stringify(value))
        .sort(),
    )
  })

  it('ignores events that a state does not handle, and deletes nothing without a review', () => {
    const handled: Record<string, readonly string[]> = {
      loading: [],
      failed: ['retry.pressed', 'page.returned'],
      idle: ['page.returned', 'form.opened'],
      refreshing: ['form.opened'],
      editing: ['review.saved', 'form.closed'],
      confirming: ['removal.confirmed', 'removal.cancelled'],
      removing: [],
    }
    for (const { state } of getShortestPaths(memberReviewMachine, graph)) {
      const name = typeof state.value === 'string' ? state.value : String(state.value.shown)
      const allowed = [
        ...(handled[name] ?? []),
        ...(state.matches('shown') && state.context.review ? ['removal.requested'] : []),
      ]
      for (const event of events) expect(state.can(event)).toBe(allowed.includes(event.type))
    }
  })
})

import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths, getSimplePaths } from 'xstate/graph'
import { apiCart, apiCartItem } from '../../../tests/support/api-cart'
import { seenOf } from './cart-changes'
import { cartMachine, type WriteInput } from './cart-machine'
import { wantedItems } from './cart-status'
import type { CartEvent, CartNews, CartReadOutcome, CartWriteOutcome } from './cart-story'
import type { CartWrite } from './cart-write'

const two = apiCart(apiCartItem(2))
const three = apiCart(apiCartItem(3))
const what = { product: 3, name: 'Τετράδιο' }
const add: CartWrite = { kind: 'add', ...what, quantity: 1 }
const change: CartWrite = { kind: 'change', ...what, item: 503, quantity: 3 }
const remove: CartWrite = { kind: 'remove', ...what, item: 503, quantity: 2 }
const done = { kind: 'done', data: undefined } as const
const lost = { kind: 'unreachable' } as const
const read = (data = two): CartReadOutcome => ({ kind: 'done', data })

const asked = (write: CartWrite): CartEvent => ({ type: 'write.asked', write })
const known: CartEvent = { type: 'owner.known', owner: 9, seen: [] }
const events: readonly CartEvent[] = [
  known,
  { type: 'owner.left' },
  { type: 'cart.wanted' },
  asked(add),
  { type: 'retry.pressed' },
  { type: 'problem.dismissed' },
  { type: 'changes.noticed' },
]

/** A cart whose calls the test answers one by one, in the order in which they were made. */
function startCart() {
  const calls: { work: 'read' | CartWrite | null; answer: (outcome: never) => void }[] = []
  const news: CartNews[] = []
  const machine = cartMachine.provide({
    actors: {
      readCart: fromPromise<CartReadOutcome, number | null>(
        () => new Promise((answer) => calls.push({ work: 'read', answer })),
      ),
      writeCart: fromPromise<CartWriteOutcome, WriteInput>(
        ({ input }) => new Promise((answer) => calls.push({ work: input.write, answer })),
      ),
    },
  })
  const actor = createActor(machine).start()
  actor.on('*', (event) => news.push(event))
  const answer = async (outcome: CartReadOutcome | CartWriteOutcome) => {
    calls.at(-1)?.answer(outcome as never)
    await new Promise((resolve) => setTimeout(resolve))
  }
  const now = () => actor.getSnapshot()
  const works = () => calls.map(({ work }) => work)
  return { actor, answer, news, now, works }
}

async function startRead(cart = two) {
  const story = startCart()
  story.actor.send(known)
  await story.answer(read(cart))
  return story
}

describe('the story of a cart', () => {
  it('asks for nothing as long as nobody has one (R008)', () => {
    const { actor, now, works } = startCart()
    for (const event of events.slice(1)) actor.send(event)
    expect(now().value).toBe('closed')
    expect(works()).toEqual([])
  })

  it('is read for whom it belongs to, and forgotten when they leave (R185, R203)', async () => {
    const { actor, now, works } = await startRead()
    expect(now()).toMatchObject({ value: 'resting', context: { owner: 9, cart: two } })
    actor.send({ type: 'owner.left' })
    expect(now()).toMatchObject({ value: 'closed', context: { owner: null, cart: null, seen: [] } })
    expect(works()).toEqual(['read'])
  })

  it('carries writes out one after the other and reads after each (R303)', async () => {
    const { actor, answer, news, now, works } = await startRead()
    actor.send(asked(add))
    actor.send(asked(change))
    expect(now().value).toBe('writing')
    await answer(done)
    expect(works()).toEqual(['read', add, 'read'])
    await answer(read(three))
    expect(works()).toEqual(['read', add, 'read', change])
    await answer(done)
    await answer(read(three))
    expect(now()).toMatchObject({ value: 'resting', context: { queue: [], cart: three } })
    expect(news.map(({ write }) => write)).toEqual([add, change])
  })

  it('holds on to what was done until the cart shows it, however often it changes', async () => {
    const { actor, answer, now } = await startRead()
    const shown = () => wantedItems(now().context).map(({ quantity }) => quantity)
    actor.send(asked(change))
    expect(shown()).toEqual([3])
    await answer(done)
    expect([now().value, shown()]).toEqual(['reading', [3]])
    actor.send(asked({ ...change, quantity: 4 }))
    expect(shown()).toEqual([4])
    await answer(read(three))
    expect([now().context.settled, shown()]).toEqual([null, [4]])
    await answer(done)
    await answer(read())
    expect(shown()).toEqual([2])
  })

  it('keeps what was asked for while the cart was being read', async () => {
    const { actor, answer, works } = startCart()
    actor.send(known)
    actor.send(asked(add))
    await answer(read())
    expect(works()).toEqual(['read', add])
  })

  it('keeps the reason why it could not be read, and tries again (R319)', async () => {
    const { actor, answer, now, works } = startCart()
    actor.send(known)
    await answer(lost)
    expect(now()).toMatchObject({ value: 'unread', context: { problem: lost } })
    actor.send({ type: 'retry.pressed' })
    await answer(lost)
    actor.send({ type: 'cart.wanted' })
    await answer(lost)
    actor.send(asked(add))
    await answer(read())
    expect(now()).toMatchObject({ value: 'writing', context: { problem: null, cart: two } })
    expect(works()).toEqual(['read', 'read', 'read', 'read', add])
  })

  it('does not repeat a write whose answer alone was lost (A5 76)', async () => {
    const { actor, answer, news, now, works } = await startRead()
    actor.send(asked(add))
    await answer(lost)
    expect(now()).toMatchObject({ value: 'failed', context: { problem: lost, queue: [add] } })
    actor.send({ type: 'retry.pressed' })
    await answer(read(three))
    expect(now()).toMatchObject({ value: 'resting', context: { cart: three, queue: [] } })
    expect(works()).toEqual(['read', add, 'read'])
    expect(news).toEqual([{ type: 'write.settled', write: add }])
  })

  it('repeats a write that the cart does not show', async () => {
    const { actor, answer, now, works } = await startRead()
    actor.send(asked(add))
    await answer(lost)
    actor.send({ type: 'retry.pressed' })
    await answer(lost)
    expect(now().value).toBe('failed')
    actor.send({ type: 'retry.pressed' })
    await answer(read())
    expect(works()).toEqual(['read', add, 'read', 'read', add])
  })

  it('drops a failed write when the person goes on without it', async () => {
    const { actor, answer, now, works } = await startRead()
    actor.send(asked(change))
    await answer({ kind: 'refused', errors: [] })
    actor.send({ type: 'problem.dismissed' })
    await answer(read())
    expect(now()).toMatchObject({ value: 'resting', context: { queue: [], problem: null } })
    actor.send(asked(change))
    await answer({ kind: 'refused', errors: [] })
    actor.send(asked(add))
    await answer(read())
    expect(works().at(-1)).toEqual(add)
  })

  it('remembers what was taken out until it is put back or left alone', async () => {
    const { actor, answer, now } = await startRead()
    actor.send(asked(remove))
    await answer(done)
    await answer(read(apiCart()))
    expect(now().context).toMatchObject({ removed: remove, changes: [] })
    actor.send(asked({ ...add, product: 4 }))
    await answer(done)
    await answer(read())
    expect(now().context.removed).toEqual(remove)
    actor.send(asked({ ...add, quantity: 2 }))
    await answer(done)
    expect(now().context.removed).toBeNull()
  })

  it('tells what happened without the person, until it is noticed', async () => {
    const { actor, answer, now } = startCart()
    actor.send({ type: 'owner.known', owner: 9, seen: seenOf(two) })
    const dear = apiCart(apiCartItem(2, { finalPrice: 99 }))
    await answer(read(dear))
    expect(now().context.changes).toMatchObject([{ kind: 'price', now: 99 }])
    actor.send({ type: 'changes.noticed' })
    expect(now().context.changes).toEqual([])
    actor.send({ type: 'cart.wanted' })
    await answer(read(apiCart()))
    expect(now().context.changes).toMatchObject([{ kind: 'gone' }])
  })

  it('begins anew with another person', async () => {
    const { actor, answer, now } = await startRead()
    actor.send(asked(add))
    await answer(lost)
    actor.send({ type: 'owner.known', owner: 10, seen: [] })
    expect(now()).toMatchObject({
      value: 'reading',
      context: { owner: 10, cart: null, queue: [], problem: null },
    })
  })

  it('does not work without the parts that ask', async () => {
    const actor = createActor(cartMachine).start()
    actor.send(known)
    const { context } = await waitFor(actor, (state) => state.matches('unread'))
    expect(context.problem?.kind).toBe('broken')
  })

  it('calls a write broken that throws, and a check that throws', async () => {
    const broken = () => Promise.reject(new Error('defect'))
    let reads = 0
    const actor = createActor(
      cartMachine.provide({
        actors: {
          readCart: fromPromise<CartReadOutcome, number | null>(async () =>
            ++reads > 1 ? broken() : read(),
          ),
          writeCart: fromPromise<CartWriteOutcome, WriteInput>(broken),
        },
      }),
    ).start()
    actor.send(known)
    actor.send(asked(add))
    await waitFor(actor, (state) => state.matches('failed'))
    actor.send({ type: 'retry.pressed' })
    const { context } = await waitFor(actor, (state) => reads > 1 && state.matches('failed'))
    expect(context).toMatchObject({ problem: { kind: 'broken' }, queue: [add] })
  })
})

describe('every path through the story', () => {
  const ended = (state: string, output: unknown) => ({
    type: `xstate.done.actor.0.cart.${state}`,
    output,
  })
  const graph = {
    events: [
      ...events,
      ...['reading', 'checking'].flatMap((state) => [
        ended(state, read()),
        ended(state, read(three)),
        ended(state, lost),
        { type: `xstate.error.actor.0.cart.${state}`, error: new Error('x') },
      ]),
      ended('writing', done),
      ended('writing', lost),
      { type: 'xstate.error.actor.0.cart.writing', error: new Error('x') },
    ] as never[],
    serializeState: ({ value }: { value: unknown }) => JSON.stringify(value),
  }

  it('reaches every state but the one that only decides', () => {
    const reached = getShortestPaths(cartMachine, graph).map(({ state }) => String(state.value))
    const states = Object.keys(cartMachine.states).filter((name) => name !== 'deciding')
    expect([...new Set(reached)].sort()).toEqual(states.sort())
  })

  it('never writes for nobody, and has nothing under way while it rests', () => {
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

  it('changes nothing at what a state does not hear of', () => {
    const everywhere = ['owner.known', 'owner.left', 'changes.noticed']
    const heard: Record<string, readonly string[]> = {
      closed: [],
      reading: ['write.asked'],
      unread: ['retry.pressed', 'cart.wanted', 'write.asked'],
      resting: ['cart.wanted', 'write.asked'],
      writing: ['write.asked'],
      failed: ['retry.pressed', 'problem.dismissed', 'write.asked'],
      checking: ['write.asked'],
    }
    for (const { state } of getShortestPaths(cartMachine, graph)) {
      const known = [...everywhere, ...(heard[String(state.value)] ?? [])]
      for (const event of events) expect(state.can(event)).toBe(known.includes(event.type))
    }
  })
})

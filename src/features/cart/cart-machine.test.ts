import { createActor, fromPromise, waitFor } from 'xstate'
import type { Cart } from '#contract/shop/cart'
import type { Outcome } from '#lib/http/testing/settled'
import { apiCart, apiCartItem } from '#tests/support/api-cart'
import { seenOf } from './cart-changes'
import type { CartOwner } from './cart-context'
import { type CartEvent, cartMachine, type WriteInput } from './cart-machine'
import { type CartWrite, expectedItems } from './cart-write'
import { startCart } from './testing/start-cart'

const two = apiCart(apiCartItem(2))
const three = apiCart(apiCartItem(3))
const subject = { product: 3, name: 'Τετράδιο' }
const add: CartWrite = { kind: 'add', ...subject, quantity: 1 }
const change: CartWrite = { kind: 'change', ...subject, item: 503, quantity: 3 }
const remove: CartWrite = { kind: 'remove', ...subject, item: 503, quantity: 2 }
const done = { kind: 'done', data: undefined } as const
const lost = { kind: 'unreachable' } as const
const read = (data = two): Outcome<Cart> => ({ kind: 'done', data })

const requested = (write: CartWrite): CartEvent => ({ type: 'write.requested', write })
const known: CartEvent = { type: 'owner.known', owner: 9, seen: [] }
const events: readonly CartEvent[] = [
  known,
  { type: 'owner.left' },
  { type: 'refresh.requested' },
  requested(add),
  { type: 'retry.pressed' },
  { type: 'problem.dismissed' },
  { type: 'changes.dismissed' },
  { type: 'merge.dismissed' },
]

async function startRead(content = two) {
  const cart = startCart()
  cart.actor.send(known)
  await cart.answer(read(content))
  return cart
}

describe('the cart machine', () => {
  it('sends no requests without an owner (R008)', () => {
    const { actor, now, works } = startCart()
    for (const event of events.slice(1)) actor.send(event)
    expect(now().value).toBe('closed')
    expect(works()).toEqual([])
  })

  it('reads the cart of its owner, and forgets it when they leave (R185, R203)', async () => {
    const { actor, now, works } = await startRead()
    expect(now()).toMatchObject({ value: 'resting', context: { owner: 9, cart: two } })
    actor.send({ type: 'owner.left' })
    expect(now()).toMatchObject({ value: 'closed', context: { owner: null, cart: null, seen: [] } })
    expect(works()).toEqual(['read'])
  })

  it('carries out writes one at a time and reads after each (R303)', async () => {
    const { actor, answer, emitted, now, works } = await startRead()
    actor.send(requested(add))
    actor.send(requested(change))
    expect(now().value).toBe('writing')
    await answer(done)
    expect(works()).toEqual(['read', add, 'read'])
    await answer(read(three))
    expect(works()).toEqual(['read', add, 'read', change])
    await answer(done)
    await answer(read(three))
    expect(now()).toMatchObject({ value: 'resting', context: { queue: [], cart: three } })
    expect(emitted.map(({ write }) => write)).toEqual([add, change])
  })

  it('keeps a completed write until the cart shows it', async () => {
    const { actor, answer, now } = await startRead()
    const shown = () => expectedItems(now().context).map(({ quantity }) => quantity)
    actor.send(requested(change))
    expect(shown()).toEqual([3])
    await answer(done)
    expect([now().value, shown()]).toEqual(['reading', [3]])
    actor.send(requested({ ...change, quantity: 4 }))
    expect(shown()).toEqual([4])
    await answer(read(three))
    expect([now().context.settled, shown()]).toEqual([null, [4]])
    await answer(done)
    await answer(read())
    expect(shown()).toEqual([2])
  })

  it.each([
    ['refused', { kind: 'refused', errors: [{ code: '', message: 'Εξαντλήθηκε.' }] }, 'refused'],
    ['missing', { kind: 'missing' }, 'notOnSale'],
  ] as const)(
    'goes on with a repeated order after a line is %s (R435)',
    async (_, problem, reason) => {
      const { actor, answer, now, works } = await startRead()
      const other: CartWrite = { ...add, product: 4, name: 'Κουτί' }
      const lineOf = ({ product, name }: typeof subject) =>
        ({ product, name, asked: 1, added: 1, reason: null, dearer: null }) as const
      actor.send({
        type: 'order.repeated',
        lines: [lineOf(subject), lineOf({ product: 4, name: 'Κουτί' })],
      })
      actor.send(requested(add))
      actor.send(requested(other))
      await answer(problem as Outcome)
      await answer(read())
      expect(works()).toEqual(['read', add, 'read', other])
      await answer(done)
      await answer(read())
      expect(now()).toMatchObject({
        value: 'resting',
        context: {
          problem: null,
          repeated: [
            { added: 0, reason },
            { added: 1, reason: null },
          ],
        },
      })
    },
  )

  it.each([
    ['a line of it is removed', remove, null, 0],
    ['a line of it is changed', change, null, 0],
    ['more of a line is added', add, null, 1],
    ['another product is removed', { ...remove, product: 4 }, null, 1],
    ['it could not add all of it', remove, 'part', 1],
  ] as const)('tells of a repeated order what is true once %s', async (_, write, reason, told) => {
    const { actor, answer, now } = await startRead()
    const line = { ...subject, asked: 2, added: 2, reason, dearer: null } as const
    actor.send({ type: 'order.repeated', lines: [line] })
    actor.send(requested(write))
    await answer(done)
    expect(now().context.repeated).toHaveLength(told)
  })

  it('waits for a retry where the outcome of a repeated line is not known', async () => {
    const { actor, answer, now } = await startRead()
    const line = { ...subject, asked: 1, added: 1, reason: null, dearer: null } as const
    actor.send({ type: 'order.repeated', lines: [line] })
    actor.send(requested(add))
    await answer(lost)
    expect(now().value).toBe('failed')
  })

  it('queues a write while the cart is being read', async () => {
    const { actor, answer, works } = startCart()
    actor.send(known)
    actor.send(requested(add))
    await answer(read())
    expect(works()).toEqual(['read', add])
  })

  it('stores why it could not be read, and retries (R319)', async () => {
    const { actor, answer, now, works } = startCart()
    actor.send(known)
    await answer(lost)
    expect(now()).toMatchObject({ value: 'unread', context: { problem: lost } })
    actor.send({ type: 'retry.pressed' })
    await answer(lost)
    actor.send({ type: 'refresh.requested' })
    await answer(lost)
    actor.send(requested(add))
    await answer(read())
    expect(now()).toMatchObject({ value: 'writing', context: { problem: null, cart: two } })
    expect(works()).toEqual(['read', 'read', 'read', 'read', add])
  })

  it('does not repeat a write that was carried out although its response was lost (A5-76)', async () => {
    const { actor, answer, emitted, now, works } = await startRead()
    actor.send(requested(add))
    await answer(lost)
    expect(now()).toMatchObject({ value: 'failed', context: { problem: lost, queue: [add] } })
    actor.send({ type: 'retry.pressed' })
    await answer(read(three))
    expect(now()).toMatchObject({ value: 'resting', context: { cart: three, queue: [] } })
    expect(works()).toEqual(['read', add, 'read'])
    expect(emitted).toEqual([{ type: 'write.settled', write: add }])
  })

  it('repeats a write that the cart does not show', async () => {
    const { actor, answer, now, works } = await startRead()
    actor.send(requested(add))
    await answer(lost)
    actor.send({ type: 'retry.pressed' })
    await answer(lost)
    expect(now().value).toBe('failed')
    actor.send({ type: 'retry.pressed' })
    await answer(read())
    expect(works()).toEqual(['read', add, 'read', 'read', add])
  })

  it('drops a failed write when it is dismissed', async () => {
    const { actor, answer, now, works } = await startRead()
    actor.send(requested(change))
    await answer({ kind: 'refused', errors: [] })
    actor.send({ type: 'problem.dismissed' })
    await answer(read())
    expect(now()).toMatchObject({ value: 'resting', context: { queue: [], problem: null } })
    actor.send(requested(change))
    await answer({ kind: 'refused', errors: [] })
    actor.send(requested(add))
    await answer(read())
    expect(works().at(-1)).toEqual(add)
  })

  it('reports a line of a repeated order as refused once its write is given up', async () => {
    const line = { product: 3, name: 'Τετράδιο', asked: 1, added: 1, reason: null, dearer: null }
    const other = { ...line, product: 4 }
    const { actor, answer, now } = await startRead()
    actor.send({ type: 'order.repeated', lines: [line, other] })
    actor.send(requested(add))
    await answer({ kind: 'refused', errors: [] })
    actor.send({ type: 'problem.dismissed' })
    await answer(read())
    expect(now().context.repeated).toEqual([{ ...line, added: 0, reason: 'refused' }, other])
    actor.send({ type: 'repeat.dismissed' })
    expect(now().context.repeated).toEqual([])
  })

  it('keeps a removal until it is undone', async () => {
    const { actor, answer, now } = await startRead()
    actor.send(requested(remove))
    await answer(done)
    await answer(read(apiCart()))
    expect(now().context).toMatchObject({ removed: remove, changes: [] })
    actor.send(requested({ ...add, product: 4 }))
    await answer(done)
    await answer(read())
    expect(now().context.removed).toEqual(remove)
    actor.send(requested({ ...add, quantity: 2 }))
    await answer(done)
    expect(now().context.removed).toBeNull()
  })

  it('reports changes made elsewhere until they are dismissed', async () => {
    const { actor, answer, now } = startCart()
    actor.send({ type: 'owner.known', owner: 9, seen: seenOf(two) })
    const dear = apiCart(apiCartItem(2, { finalPrice: 99 }))
    await answer(read(dear))
    expect(now().context.changes).toMatchObject([{ kind: 'price', now: 99 }])
    actor.send({ type: 'changes.dismissed' })
    expect(now().context.changes).toEqual([])
    actor.send({ type: 'refresh.requested' })
    await answer(read(apiCart()))
    expect(now().context.changes).toMatchObject([{ kind: 'gone' }])
  })

  it('starts again for another owner', async () => {
    const { actor, answer, now } = await startRead()
    actor.send(requested(add))
    await answer(lost)
    actor.send({ type: 'owner.known', owner: 10, seen: [] })
    expect(now()).toMatchObject({
      value: 'reading',
      context: { owner: 10, cart: null, queue: [], problem: null },
    })
  })

  it('stores a write or check that throws as broken', async () => {
    const broken = () => Promise.reject(new Error('defect'))
    let reads = 0
    const actor = createActor(
      cartMachine.provide({
        actors: {
          readCart: fromPromise<Cart, CartOwner | null>(async () => (++reads > 1 ? broken() : two)),
          writeCart: fromPromise<unknown, WriteInput>(broken),
        },
      }),
    ).start()
    actor.send(known)
    actor.send(requested(add))
    await waitFor(actor, (state) => state.matches('failed'))
    actor.send({ type: 'retry.pressed' })
    const { context } = await waitFor(actor, (state) => reads > 1 && state.matches('failed'))
    expect(context).toMatchObject({ problem: { kind: 'broken' }, queue: [add] })
  })

  it('reads the cart again if the changed item is gone, and reports it without a retry', async () => {
    const { actor, answer, now, works } = await startRead()
    actor.send(requested(change))
    await answer({ kind: 'missing' })
    await answer(read(apiCart()))
    expect(now()).toMatchObject({
      value: 'resting',
      context: {
        cart: { cartItems: [] },
        queue: [],
        problem: null,
        changes: [{ kind: 'gone', product: 3 }],
      },
    })
    expect(works()).toEqual(['read', change, 'read'])
  })
})

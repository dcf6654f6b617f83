import type { Outcome } from '#lib/http/testing/settled'
import { apiCart, apiCartItem } from '#tests/support/api-cart'
import type { CartEvent } from './cart-machine'
import type { MergedItem } from './cart-merge'
import type { CartWrite } from './cart-write'
import { startCart } from './testing/start-cart'

const two = apiCart(apiCartItem(2))
const three = apiCart(apiCartItem(3))
const add: CartWrite = { kind: 'add', product: 3, name: 'Τετράδιο', quantity: 1 }
const requested: CartEvent = { type: 'write.requested', write: add }
const known: CartEvent = { type: 'owner.known', owner: 9, seen: [] }
const done: Outcome = { kind: 'done', data: undefined }
const lost: Outcome = { kind: 'unreachable' }
const read = (data = two): Outcome => ({ kind: 'done', data })

describe('the cart of a guest', () => {
  it('is not asked for where nothing is known of it, until something is put into it', async () => {
    const { actor, answer, now, works } = startCart()
    actor.send({ type: 'owner.known', owner: 'guest', seen: [], start: 'unstarted' })
    expect([now().value, works()]).toEqual(['unstarted', []])
    actor.send(requested)
    await answer(read(apiCart()))
    expect(works()).toEqual(['read', add])
  })

  it('does not have what was added where the browser keeps no cart, and says so', async () => {
    const { actor, answer, now } = startCart()
    actor.send({ type: 'owner.known', owner: 'guest', seen: [], start: 'unstarted' })
    actor.send(requested)
    await answer(read(apiCart()))
    await answer(done)
    await answer(read(apiCart()))
    expect(now().context.changes).toEqual([
      { kind: 'gone', product: 3, name: 'Τετράδιο', quantity: 1 },
    ])
    actor.send(requested)
    await answer(done)
    await answer(read())
    expect(now().context.changes).toEqual([])
  })

  it('is read where there is one, and on its own page', async () => {
    const { actor, answer, now, works } = startCart()
    actor.send({ type: 'owner.known', owner: 'guest', seen: [] })
    await answer(read())
    expect([now().value, works()]).toEqual(['resting', ['read']])
    actor.send({ type: 'owner.known', owner: 'guest', seen: [], start: 'unstarted' })
    actor.send({ type: 'refresh.requested' })
    expect(works()).toEqual(['read', 'read'])
  })
})

describe('the merge of a guest cart', () => {
  const merging: CartEvent = { type: 'owner.known', owner: 9, seen: [], start: 'merge' }
  const items = [{ product: 3, name: 'Τετράδιο', asked: 3, added: 2 }]
  const merged = (found: readonly MergedItem[]): Outcome => ({ kind: 'done', data: found })

  it('comes before the first read, once, and is told until dismissed (R416)', async () => {
    const { actor, answer, forgotten, now, works } = startCart()
    actor.send(merging)
    actor.send(requested)
    await answer(merged(items))
    await answer(read())
    await answer(done)
    await answer(read(three))
    expect(works()).toEqual(['merge', 'read', add, 'read'])
    expect(now().context.merge).toEqual({ kind: 'done', items })
    expect(forgotten).toEqual(['guest cart'])
    actor.send({ type: 'refresh.requested' })
    await answer(read(three))
    expect(works().filter((work) => work === 'merge')).toHaveLength(1)
    actor.send({ type: 'merge.dismissed' })
    expect(now().context.merge).toBeNull()
  })

  it('is not told where there was nothing to merge', async () => {
    const { actor, answer, now } = startCart()
    actor.send(merging)
    await answer(merged([]))
    await answer(read())
    expect(now()).toMatchObject({ value: 'resting', context: { merge: null, cart: two } })
  })

  it.each<CartEvent>([{ type: 'retry.pressed' }, { type: 'refresh.requested' }])(
    'is repeated after a lost answer by $type, while the own cart is shown',
    async (event) => {
      const { actor, answer, forgotten, now, works } = startCart()
      actor.send(merging)
      await answer(lost)
      await answer(read())
      expect(now()).toMatchObject({
        value: 'resting',
        context: { cart: two, problem: null, merge: { kind: 'failed', problem: lost } },
      })
      expect(forgotten).toEqual([])
      actor.send(event)
      await answer(merged([]))
      await answer(read(three))
      expect(works()).toEqual(['merge', 'read', 'merge', 'read'])
      // It was carried out, or the cart is gone: nobody knows, so nothing is claimed.
      expect(now().context).toMatchObject({ merge: { kind: 'unseen' }, cart: three })
    },
  )

  it('is forgotten with its owner', async () => {
    const { actor, answer, now } = startCart()
    actor.send(merging)
    await answer(lost)
    await answer(read())
    actor.send(known)
    await answer(read())
    expect(now().context).toMatchObject({ isMergeDue: false, merge: null })
  })
})

import { apiCart, apiCartItem } from '#tests/support/api-cart'
import type { CartEvent } from './cart-machine'
import { afterOrder } from './cart-ordered'
import { startCart } from './testing/start-cart'

const name = 'Τετράδιο'
const cards = { product: 3, name, quantity: 3 }
const poster = { product: 9, name: 'Αφίσα', quantity: 1 }
const gone = (item: typeof cards) => ({ kind: 'gone', ...item }) as const
const dearer = { kind: 'price', product: 7, name: 'Κουτί', before: 5, now: 6 } as const

describe('what is gone from the cart after a payment (R466)', () => {
  it('is told where it was not ordered, also as pieces of what was', () => {
    const changes = [gone(cards), gone(poster), dearer]
    expect(afterOrder(changes, [{ product: 3, quantity: 2 }], apiCart())).toEqual({
      changes: [dearer],
      emptied: [{ ...cards, quantity: 1 }, poster],
      ordered: [],
    })
  })

  it('is not told where it is what was ordered', () => {
    const after = afterOrder([gone(cards)], [{ product: 3, quantity: 3 }], apiCart())
    expect(after).toEqual({ changes: [], emptied: [], ordered: [] })
  })

  it('is none of the payment while what was ordered is still there', () => {
    const ordered = [{ product: 3, quantity: 2 }]
    const changes = [gone(poster)]
    const held = apiCart(apiCartItem(2))
    expect(afterOrder(changes, ordered, held)).toEqual({ changes, emptied: [], ordered })
    expect(afterOrder([], ordered, null)).toEqual({ changes: [], emptied: [], ordered })
    // Nothing of it was in this cart: it explains nothing later.
    expect(afterOrder(changes, ordered, apiCart())).toEqual({ changes, emptied: [], ordered: [] })
  })
})

describe('the cart of a paid order (R466)', () => {
  const paid: CartEvent = { type: 'cart.ordered', items: [{ product: 3, quantity: 2 }] }
  const read = (data = apiCart()) => ({ kind: 'done', data }) as const
  const both = apiCart(apiCartItem(2), apiCartItem(1, { id: 9 }))
  const left = [{ product: 9, name, quantity: 1 }]

  async function startWith() {
    const cart = startCart()
    cart.actor.send({ type: 'owner.known', owner: 9, seen: [] })
    await cart.answer(read(both))
    const readAgain = async (now = apiCart()) => {
      cart.actor.send({ type: 'refresh.requested' })
      await cart.answer(read(now))
    }
    return { ...cart, readAgain }
  }

  it.each([
    ['before', ['paid', 'read']],
    ['after', ['read', 'paid']],
  ])('names what left with it, read %s the payment is known', async (_, steps) => {
    const { actor, now, readAgain } = await startWith()
    for (const step of steps) step === 'paid' ? actor.send(paid) : await readAgain()
    expect(now().context).toMatchObject({ changes: [], emptied: left })
    actor.send({ type: 'emptied.dismissed' })
    expect(now().context.emptied).toEqual([])
  })

  it('waits until the shop has emptied it', async () => {
    const { actor, now, readAgain } = await startWith()
    actor.send(paid)
    await readAgain(both)
    expect(now().context.emptied).toEqual([])
    await readAgain()
    expect(now().context).toMatchObject({ changes: [], emptied: left })
  })

  it('says nothing any more of what is in it again', async () => {
    const { actor, now, readAgain } = await startWith()
    actor.send(paid)
    await readAgain()
    await readAgain(apiCart(apiCartItem(1, { id: 9 })))
    expect(now().context.emptied).toEqual([])
  })

  it('tells later changes as before', async () => {
    const { actor, now, readAgain } = await startWith()
    actor.send(paid)
    await readAgain()
    actor.send({ type: 'emptied.dismissed' })
    await readAgain(apiCart(apiCartItem(1, { id: 9 })))
    await readAgain()
    expect(now().context).toMatchObject({
      changes: [{ kind: 'gone', product: 9, quantity: 1 }],
      emptied: [],
    })
  })
})

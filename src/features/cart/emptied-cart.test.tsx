import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import * as z from 'zod/mini'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { exampleCartItemReceipt } from '#contract/examples/cart-examples'
import { exampleOrderItem } from '#contract/examples/order-examples'
import type { Cart } from '#contract/shop/cart'
import { orderItem } from '#contract/shop/order'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { forgetOwn, siteStorage } from '#lib/storage/site-storage'
import { tabStorage } from '#lib/storage/tab-storage'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { apiCart, apiCartItem } from '#tests/support/api-cart'
import { apiProduct } from '#tests/support/api-product'
import { cartActor, noteCartOrdered } from './cart-actor'
import { rememberedOf } from './cart-memory'
import { CartPage } from './cart-page'
import { CartAfterPayment } from './emptied-cart'
import { PaidInCart } from './paid-in-cart'

const user = { ...annasAccount, isSuperuser: true }
const ordered = [{ ...z.parse(orderItem, exampleOrderItem), product: apiProduct(), quantity: 2 }]
const poster = { translations: { el: { name: 'Αφίσα', description: '' } }, id: 9 }

const now = Date.parse('2026-11-28T12:00:00Z')

const opened = openedPages()
beforeEach(() => {
  forgetOwn()
  jest.spyOn(Date, 'now').mockReturnValue(now)
})
afterEach(() => act(() => publishSession(unknownSession)))

/** A member whose cart was read; the shop then has another one. */
async function openShop(cart: Cart) {
  const shop = { cart }
  const requests = fakeUpstream({
    'GET /api/cart': () => shop.cart,
    'POST /api/cart/items': () => {
      shop.cart = apiCart(apiCartItem(1, poster))
      return [201, exampleCartItemReceipt]
    },
    'PUT /api/cart/items/503': () => {
      shop.cart = apiCart(apiCartItem(1))
      return apiCartItem(1)
    },
  })
  act(() => publishSession({ ...unknownSession, status: 'member', user }))
  cartActor()
  await waitFor(() => expect(cartActor().getSnapshot().value).toBe('resting'))
  return { shop, ...requests }
}

const pageText = () => document.body.textContent ?? ''

describe('a cart that a payment has emptied (R466)', () => {
  it.each([
    ['its own page', <CartPage key='' promises={null} openOrders={null} />],
    ['the page of the order', <CartAfterPayment key='' />],
  ])('names on %s what was not ordered, and puts it back by one press', async (_, page) => {
    const { shop, sent } = await openShop(apiCart(apiCartItem(2), apiCartItem(1, poster)))
    shop.cart = apiCart()
    render(page)
    act(() => noteCartOrdered([{ product: 3, quantity: 2 }]))
    await screen.findByText('Αφίσα: 1 τεμάχιο')
    expect(pageText()).not.toContain('Τετράδιο')
    expect(pageText()).not.toContain('δεν βρίσκεται πια')
    fireEvent.click(screen.getByRole('button', { name: 'Ξανά στο καλάθι' }))
    await waitFor(() => expect(cartActor().getSnapshot().context.cart?.totalItems).toBe(1))
    expect(sent).toEqual([expect.objectContaining({ product: 9, quantity: 1 })])
    expect(opened.map(([to]) => to)).toEqual(['/cart'])
    expect(screen.queryByRole('button', { name: 'Ξανά στο καλάθι' })).toBeNull()
  })

  it('says on the page of the order that something may be missing, where nobody knows', async () => {
    const { shop } = await openShop(apiCart(apiCartItem(2)))
    shop.cart = apiCart()
    render(<CartAfterPayment />)
    act(() => noteCartOrdered([{ product: 3, quantity: 2 }]))
    await waitFor(() => expect(cartActor().getSnapshot().context.cart?.totalItems).toBe(0))
    expect(pageText()).toContain('χρειάζεται να το ξαναβάλετε')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('learns of it in other tabs', async () => {
    const { shop } = await openShop(apiCart(apiCartItem(2), apiCartItem(1, poster)))
    shop.cart = apiCart()
    const record = { owner: user.id, at: now, items: [{ product: 3, quantity: 2 }] }
    const stored = { key: 'own-ordered-items', newValue: JSON.stringify(record) }
    act(() => void window.dispatchEvent(new StorageEvent('storage', stored)))
    render(<CartPage promises={null} openOrders={null} />)
    await screen.findByText('Αφίσα: 1 τεμάχιο')
    expect(pageText()).not.toContain('δεν βρίσκεται πια')
  })
})

describe('what is remembered of a cart', () => {
  const records = (product: number, owner = 9) => ({
    owner,
    seen: [{ product, name: 'Κάρτες', finalPrice: 5, quantity: 1 }],
    emptied: [],
  })

  it('is what this tab and any other has seen, of its owner alone', () => {
    tabStorage.write('cart-seen', JSON.stringify(records(3)))
    siteStorage.write('own-cart-seen', JSON.stringify({ ...records(9), at: now }))
    expect(rememberedOf(9).seen.map(({ product }) => product)).toEqual([9, 3])
    expect(rememberedOf('guest')).toEqual({ seen: [], emptied: [], ordered: [] })
  })

  it('is for a day in other tabs, and an order for ten minutes', () => {
    const items = [{ product: 3, quantity: 1 }]
    const note = (name: string, record: object, minutes: number) => {
      const at = now - minutes * 60_000
      siteStorage.write(name, JSON.stringify({ ...record, owner: 9, at }))
    }
    tabStorage.remove('cart-seen')
    note('own-cart-seen', records(9), 24 * 60 - 1)
    note('own-ordered-items', { items }, 9)
    expect(rememberedOf(9)).toMatchObject({ seen: [{ product: 9 }], ordered: items })
    note('own-cart-seen', records(9), 24 * 60)
    note('own-ordered-items', { items }, 10)
    expect(rememberedOf(9)).toEqual({ seen: [], emptied: [], ordered: [] })
  })
})

describe('a member’s cart after they paid what they ordered as a guest (R466)', () => {
  it('says that it holds the same, and takes as much out by one press', async () => {
    const { calls } = await openShop(apiCart(apiCartItem(3)))
    render(<PaidInCart items={ordered} />)
    fireEvent.click(screen.getByRole('button', { name: 'Αφαίρεση από το καλάθι' }))
    await waitFor(() => expect(cartActor().getSnapshot().context.cart?.totalItems).toBe(1))
    expect(calls).toContain('PUT /api/cart/items/503')
    expect(pageText()).toBe('')
  })

  it('says nothing where it holds nothing of it', async () => {
    await openShop(apiCart(apiCartItem(1, poster)))
    render(<PaidInCart items={ordered} />)
    expect(pageText()).toBe('')
  })
})

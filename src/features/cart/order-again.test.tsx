import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import * as z from 'zod/mini'
import { member, renderAccountPage } from '#components/account/testing/render-account-page'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { exampleCart, exampleCartItemReceipt } from '#contract/examples/cart-examples'
import { exampleProduct } from '#contract/examples/catalogue-examples'
import { exampleOrderItem } from '#contract/examples/order-examples'
import { orderItem } from '#contract/shop/order'
import { type Product, product } from '#contract/shop/product'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { apiCart, apiCartItem } from '#tests/support/api-cart'
import { cartActor } from './cart-actor'
import { RepeatedOrderNotice } from './components/repeated-order-notice'
import { OrderAgain, orderAnew } from './order-again'

const owner = { ...member, user: { ...annasAccount, isSuperuser: true } }
const item = z.parse(orderItem, exampleOrderItem)
const soldProduct = z.parse(product, exampleProduct)
const itemOf = (id: number, quantity: number, differences: Partial<Product> = {}) => ({
  ...item,
  id,
  quantity,
  product: { ...soldProduct, id, stock: 9, active: true, ...differences },
})

const opened = openedPages()
afterEach(() => act(() => publishSession(unknownSession)))

const button = () => screen.queryByRole('button', { name: 'Παραγγείλτε ξανά' })

/** Presses the button of an order of these items, with a cart; returns what it is asked for. */
async function orderAgain(
  items: Parameters<typeof OrderAgain>[0]['items'],
  count: number,
  cart: object = { ...exampleCart, cartItems: [] },
) {
  const { sent } = fakeUpstream({
    'GET /api/cart': cart,
    'POST /api/cart/items': [201, exampleCartItemReceipt],
  })
  renderAccountPage(<OrderAgain items={items} />, owner)
  fireEvent.click(button() as HTMLElement)
  await waitFor(() => expect(opened.map(([to]) => to)).toEqual(['/cart']))
  await waitFor(() => expect(sent).toHaveLength(count))
  return sent
}

/** What the cart says of the order afterwards. */
function report() {
  const { repeated } = cartActor().getSnapshot().context
  const { container } = render(<RepeatedOrderNotice lines={repeated} onDismiss={() => {}} />)
  const lines = [...container.querySelectorAll('li')].map(({ textContent }) => textContent)
  return { title: container.querySelector('strong')?.textContent, lines }
}

const called = (name: string) => ({ translations: { el: { name, description: '' } } })

it('puts all items into the cart, each once, and opens it', async () => {
  const items = [itemOf(3, 2, called('Κάρτες')), itemOf(4, 1, called('Κουτί'))]
  expect(await orderAgain(items, 2)).toEqual([
    expect.objectContaining({ product: 3, quantity: 2 }),
    expect.objectContaining({ product: 4, quantity: 1 }),
  ])
  expect(report()).toEqual({
    title: 'Μπήκαν όλα στο καλάθι σας',
    lines: ['Κάρτες: 2 τεμάχια.', 'Κουτί: 1 τεμάχιο.'],
  })
})

it('takes as many as there are, and says of each line what is missing and why (R435)', async () => {
  const gone = { ...itemOf(6, 1), product: null, productName: 'Αφίσα' }
  const items = [
    itemOf(3, 4, { stock: 1, ...called('Κάρτες') }),
    itemOf(4, 1, { stock: 0, ...called('Κουτί') }),
    itemOf(5, 2, called('Τετράδιο')),
    itemOf(7, 1, { active: false, ...called('Κασετίνα') }),
    gone,
  ]
  expect(await orderAgain(items, 2)).toEqual([
    expect.objectContaining({ product: 3, quantity: 1 }),
    expect.objectContaining({ product: 5, quantity: 2 }),
  ])
  expect(report()).toEqual({
    title: 'Μπήκαν στο καλάθι σας 3 από τα 9 τεμάχια της παραγγελίας',
    lines: [
      'Κάρτες: 1 από τα 4. Δεν υπάρχουν άλλα.',
      'Κουτί: εξαντλήθηκε.',
      'Τετράδιο: 2 τεμάχια.',
      'Κασετίνα: δεν πωλείται πια.',
      'Αφίσα: δεν πωλείται πια.',
    ],
  })
})

it('counts the pieces that are in the cart already', async () => {
  const items = [
    itemOf(3, 4, { stock: 5, ...called('Κάρτες') }),
    itemOf(4, 1, { stock: 2, ...called('Κουτί') }),
  ]
  const cart = apiCart(apiCartItem(3), apiCartItem(2, { id: 4 }))
  expect(await orderAgain(items, 1, cart)).toEqual([
    expect.objectContaining({ product: 3, quantity: 2 }),
  ])
  expect(report().lines).toEqual([
    'Κάρτες: 2 από τα 4. Δεν υπάρχουν άλλα.',
    'Κουτί: έχετε ήδη στο καλάθι όσα υπάρχουν.',
  ])
})

it('says what costs more than it did', async () => {
  const dearer = { ...itemOf(3, 1, { finalPrice: 12.5, ...called('Κάρτες') }), price: 10 }
  const cheaper = { ...itemOf(4, 1, { finalPrice: 8, ...called('Κουτί') }), price: 10 }
  await orderAgain([dearer, cheaper], 2)
  expect(report().lines).toEqual([
    'Κάρτες: 1 τεμάχιο. Τότε κόστιζε 10,00\u00a0€, τώρα 12,50\u00a0€.',
    'Κουτί: 1 τεμάχιο.',
  ])
})

it.each([
  ['outside the audience of the shop', member, [itemOf(3, 1)]],
  ['where nothing is on sale any more', owner, [itemOf(3, 1, { active: false })]],
  ['where all is sold out', owner, [itemOf(3, 1, { stock: 0 })]],
  ['where all is gone', owner, [{ ...itemOf(3, 1), product: null }]],
])('is absent %s', (_, session, items) => {
  renderAccountPage(<OrderAgain items={items} />, session)
  expect(button()).toBeNull()
})

it.each([
  ['all of it', 3, 9, [], '/checkout'],
  ['a part of it', 1, 9, [{ quantity: 2 }], '/checkout'],
  ['more of it', 5, 9, [], '/checkout'],
  ['what is no longer there', 3, 2, [], '/cart'],
])('orders anew what a cancelled order has left in the cart: %s (R445)', async (...row) => {
  const [, held, stock, added, path] = row
  const { sent } = fakeUpstream({
    'GET /api/cart': apiCart(apiCartItem(held, { stock })),
    'POST /api/cart/items': [201, exampleCartItemReceipt],
  })
  renderAccountPage(null, owner)
  const { id } = apiCartItem(held).product
  await act(() => orderAnew([itemOf(id, 3, { stock })]))
  expect(opened.map(([to]) => to)).toEqual([path])
  await waitFor(() => expect(sent).toMatchObject(added))
})

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import * as z from 'zod/mini'
import { member, renderAccountPage } from '#components/account/testing/render-account-page'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { seenToasts } from '#components/testing/seen-toasts'
import { exampleCart, exampleCartItemReceipt } from '#contract/examples/cart-examples'
import { exampleProduct } from '#contract/examples/catalogue-examples'
import { exampleOrderItem } from '#contract/examples/order-examples'
import { orderItem } from '#contract/shop/order'
import { type Product, product } from '#contract/shop/product'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { OrderAgain } from './order-again'

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
const toasts = seenToasts()
afterEach(() => act(() => publishSession(unknownSession)))

const button = () => screen.queryByRole('button', { name: 'Παραγγείλτε ξανά' })

/** Presses the button of an order of these items; returns what the cart is asked for. */
async function orderAgain(items: Parameters<typeof OrderAgain>[0]['items'], count: number) {
  const { sent } = fakeUpstream({
    'GET /api/cart': exampleCart,
    'POST /api/cart/items': [201, exampleCartItemReceipt],
  })
  renderAccountPage(<OrderAgain items={items} />, owner)
  fireEvent.click(button() as HTMLElement)
  await waitFor(() => expect(sent).toHaveLength(count))
  return sent
}

it('puts all items into the cart, each once, and opens it', async () => {
  const sent = await orderAgain([itemOf(3, 2), itemOf(4, 1)], 2)
  expect(sent).toEqual([
    expect.objectContaining({ product: 3, quantity: 2 }),
    expect.objectContaining({ product: 4, quantity: 1 }),
  ])
  expect(opened.map(([to]) => to)).toEqual(['/cart'])
  expect(toasts).toEqual([])
})

it('takes as many as there are, and names what is missing', async () => {
  const name = { el: { name: 'Κάρτες', description: '' } }
  const sent = await orderAgain(
    [itemOf(3, 4, { stock: 1, translations: name }), itemOf(4, 1, { stock: 0 }), itemOf(5, 2)],
    2,
  )
  expect(sent.map((one) => one)).toEqual([
    expect.objectContaining({ product: 3, quantity: 1 }),
    expect.objectContaining({ product: 5, quantity: 2 }),
  ])
  expect(toasts).toEqual([
    expect.objectContaining({
      title: 'Δεν υπάρχουν πια όλα τα τεμάχια',
      description: expect.stringContaining('Κάρτες'),
    }),
  ])
})

it('names a product that is gone', async () => {
  const gone = { ...itemOf(4, 1), product: null, productName: 'Κάρτες' }
  expect(await orderAgain([itemOf(3, 2), gone], 1)).toEqual([
    expect.objectContaining({ product: 3, quantity: 2 }),
  ])
  expect(toasts).toMatchObject([{ description: 'Κάρτες' }])
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

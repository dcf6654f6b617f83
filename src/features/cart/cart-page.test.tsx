import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { exampleCartItemReceipt } from '#contract/examples/cart-examples'
import type { Cart } from '#contract/shop/cart'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { apiCart, apiCartItem } from '#tests/support/api-cart'
import { cartActor } from './cart-actor'
import { CartPage } from './cart-page'
import type { RepeatedLine } from './repeated-order'

afterEach(() => act(() => publishSession(unknownSession)))

/** The page with a cart from which items can be removed. */
function openCart(cart: Cart) {
  const shop = { cart }
  const requests = fakeUpstream({
    'GET /api/cart': () => shop.cart,
    'DELETE /api/cart/items/504': () => {
      shop.cart = { ...shop.cart, unreadItems: [] }
      return [204, null]
    },
  })
  const user = { ...annasAccount, isSuperuser: true }
  act(() => publishSession({ ...unknownSession, status: 'member', user }))
  render(<CartPage promises={null} openOrders={null} />)
  return requests
}

const toCheckout = () => screen.queryByRole('link', { name: 'Συνέχεια στο ταμείο' })

it.each([
  ['Κάρτες', 'Κάρτες'],
  ['', 'Προϊόν που δεν μπορεί να εμφανιστεί'],
])(
  'names an item that cannot be read («%s»), beside the others, until it is removed',
  async (name, shown) => {
    const { calls } = openCart({ ...apiCart(apiCartItem(2)), unreadItems: [{ id: 504, name }] })
    await screen.findByText(shown)
    expect(screen.getByText('Τετράδιο')).toBeTruthy()
    expect(toCheckout()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: `Αφαίρεση: ${shown}` }))
    await waitFor(() => expect(toCheckout()).toBeTruthy())
    expect(calls).toContain('DELETE /api/cart/items/504')
    expect(screen.queryByText(shown)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Αναίρεση' })).toBeNull()
  },
)

it('is not empty where nothing of it can be read', async () => {
  openCart({ ...apiCart(), unreadItems: [{ id: null, name: '' }] })
  await screen.findByText(/ούτε να το αφαιρέσουμε/)
  expect(screen.queryByText(/άδειο/)).toBeNull()
  expect(screen.queryByRole('button', { name: /Αφαίρεση/ })).toBeNull()
  expect(toCheckout()).toBeNull()
})

it('says what became of a repeated order, until it is noticed or the page is left', async () => {
  openCart(apiCart(apiCartItem(2)))
  await screen.findByText('Τετράδιο')
  const line = { product: 9, name: 'Κάρτες', asked: 1, added: 0, reason: 'soldOut', dearer: null }
  const repeat = () =>
    act(() => cartActor().send({ type: 'order.repeated', lines: [line as RepeatedLine] }))
  const sentence = () => screen.queryByText('Κάρτες: εξαντλήθηκε.')
  repeat()
  fireEvent.click(screen.getByRole('button', { name: 'Εντάξει' }))
  expect(sentence()).toBeNull()
  repeat()
  expect(sentence()).toBeTruthy()
  cleanup()
  render(<CartPage promises={null} openOrders={null} />)
  expect(sentence()).toBeNull()
  await waitFor(() => expect(cartActor().getSnapshot().value).toBe('resting'))
})

it('focuses the line that came back, as the button of the undo is gone', async () => {
  const item = apiCartItem(2)
  const shop = { cart: apiCart(item) }
  fakeUpstream({
    'GET /api/cart': () => shop.cart,
    [`DELETE /api/cart/items/${item.id}`]: () => {
      shop.cart = apiCart()
      return [204, null]
    },
    'POST /api/cart/items': () => {
      shop.cart = apiCart({ ...item, id: 900 })
      return [201, exampleCartItemReceipt]
    },
  })
  const user = { ...annasAccount, isSuperuser: true }
  act(() => publishSession({ ...unknownSession, status: 'member', user }))
  render(<CartPage promises={null} openOrders={null} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Αφαίρεση: Τετράδιο' }))
  const undo = await screen.findByRole('button', { name: 'Αναίρεση' })
  await waitFor(() => expect(cartActor().getSnapshot().value).toBe('resting'))
  undo.focus()
  fireEvent.click(undo)
  const line = await screen.findByRole('listitem')
  await waitFor(() => expect(document.activeElement).toBe(line))
})

it.each([
  ['sold out', { stock: 0 }],
  ['not sold any more', { active: false }],
])('counts nothing that is %s', async (_, product) => {
  openCart(apiCart(apiCartItem(2), apiCartItem(3, { id: 4, ...product })))
  expect(await screen.findByText(/δεν μετριέται στο σύνολο/)).toBeTruthy()
  const sum = within(screen.getByRole('region', { name: 'Σύνολο' }))
  expect(sum.getByText('2 τεμάχια')).toBeTruthy()
  expect(sum.getByText('22,80 €')).toBeTruthy()
})

it('says of what was put into a cart that cannot be read that it is not in it', async () => {
  fakeUpstream({ 'GET /api/cart': new Error('offline') })
  const user = { ...annasAccount, isSuperuser: true }
  act(() => publishSession({ ...unknownSession, status: 'member', user }))
  render(<CartPage promises={null} openOrders={null} />)
  expect(await screen.findByText('Το καλάθι δεν φορτώθηκε')).toBeTruthy()
  const write = { kind: 'add', product: 3, name: 'Τετράδιο', quantity: 1 } as const
  act(() => cartActor().send({ type: 'write.requested', write }))
  expect(await screen.findByText('Δεν μπήκε στο καλάθι: Τετράδιο')).toBeTruthy()
  expect(screen.queryByText('Το καλάθι δεν φορτώθηκε')).toBeNull()
  expect(screen.getByRole('button', { name: 'Δοκιμάστε ξανά' })).toBeTruthy()
})

it('offers no second try of what the shop does not sell', async () => {
  fakeUpstream({ 'GET /api/cart': apiCart(apiCartItem(2)), 'POST /api/cart/items': [404, null] })
  const user = { ...annasAccount, isSuperuser: true }
  act(() => publishSession({ ...unknownSession, status: 'member', user }))
  render(<CartPage promises={null} openOrders={null} />)
  await screen.findByText('Τετράδιο')
  const write = { kind: 'add', product: 9, name: 'Κάρτες', quantity: 1 } as const
  act(() => cartActor().send({ type: 'write.requested', write }))
  expect(await screen.findByText('Δεν μπήκε στο καλάθι: Κάρτες')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Δοκιμάστε ξανά' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Κλείσιμο' }))
  await waitFor(() => expect(cartActor().getSnapshot().value).toBe('resting'))
})

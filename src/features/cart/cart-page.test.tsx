import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { fakeUpstream } from '#components/testing/fake-upstream'
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
  render(<CartPage promises={null} unanswered={null} />)
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
  render(<CartPage promises={null} unanswered={null} />)
  expect(sentence()).toBeNull()
  await waitFor(() => expect(cartActor().getSnapshot().value).toBe('resting'))
})

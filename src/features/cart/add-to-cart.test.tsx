import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { guest, member } from '#components/account/testing/render-account-page'
import { connectToaster } from '#components/show-toast'
import { stubIntersections } from '#components/testing/browser-stubs'
import { type FakeAnswers, fakeUpstream } from '#components/testing/fake-upstream'
import { seenToasts } from '#components/testing/seen-toasts'
import {
  exampleCart,
  exampleCartItem,
  exampleCartItemReceipt,
} from '#contract/examples/cart-examples'
import { publicConfig } from '#lib/config/public-config'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { currentSession, publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import AddToCart, { type AddToCartProps } from './add-to-cart'

const customer = { ...member, user: { ...annasAccount, isSuperuser: true } }
const product = exampleCartItem.product.id
const path = `/products/${product}/kartes`
const write = 'POST /api/cart/items'

const opened = openedPages()
const toasts = seenToasts()
let reveal: ReturnType<typeof stubIntersections>
beforeEach(() => {
  sessionStorage.clear()
  reveal = stubIntersections()
})
afterEach(() => act(() => publishSession(unknownSession)))

const answers: FakeAnswers = {
  'GET /api/cart': exampleCart,
  [write]: [201, exampleCartItemReceipt],
}

function page(more: Partial<AddToCartProps> = {}) {
  return <AddToCart {...{ product, path, name: 'Κάρτες', stock: 9, ...more }} />
}

const buyButton = () => screen.getByRole('button', { name: /[Κκ]αλάθι/ })

/** A guest presses the button and is led to sign in, and returns as a customer. */
async function signInToBuy({ stock = 9, pieces = 1, compact = false, answered = answers }) {
  const requests = fakeUpstream(answered)
  publishSession(guest)
  const asGuest = render(page({ compact }))
  for (let added = 1; added < pieces; added += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Ένα περισσότερο' }))
  }
  fireEvent.click(buyButton())
  expect(opened.map(([to]) => to)).toEqual([`/account/login?next=${path}`])
  expect(requests.calls).toEqual([])
  asGuest.unmount()
  publishSession(customer)
  const asCustomer = render(page({ stock }))
  return { ...requests, asCustomer, writes: () => requests.calls.filter((call) => call === write) }
}

describe('a guest who signs in to buy (R363)', () => {
  it.each([
    ['the panel', { pieces: 3 }, 3],
    ['the bar of phones', { compact: true }, 1],
  ])('finds the product in the cart, once, from %s', async (_, chosen, quantity) => {
    const { sent, writes, asCustomer } = await signInToBuy(chosen)
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Μπήκε στο καλάθι σας']))
    expect(sent).toEqual([expect.objectContaining({ product, quantity })])
    asCustomer.unmount()
    render(page())
    await act(async () => {})
    expect(writes()).toHaveLength(1)
  })

  it.each([
    ['nothing is left', 0, 'Μόλις ξαναέρθει, θα μπορείτε να το βάλετε στο καλάθι.'],
    ['too few are left', 2, 'Έχουν μείνει μόνο 2.'],
  ])('is told why it was not added: %s', async (_, stock, reason) => {
    const { writes } = await signInToBuy({ stock, pieces: 3 })
    await waitFor(() => expect(toasts).toHaveLength(1))
    expect(toasts[0]).toMatchObject({ tone: 'warning', description: reason })
    expect(writes()).toEqual([])
  })

  it('is told why the API refuses it', async () => {
    const answered = { ...answers, [write]: [400, { quantity: ['out of stock'] }] as never }
    await signInToBuy({ answered })
    expect((await screen.findByRole('alert')).textContent).toContain('Κάρτες')
    expect(toasts).toEqual([])
  })

  it('buys nothing after returning without an account', async () => {
    const { writes, asCustomer } = await signInToBuy({ stock: 9 }).then(async (visit) => {
      await waitFor(() => expect(visit.writes()).toHaveLength(1))
      return visit
    })
    asCustomer.unmount()
    publishSession(guest)
    const asGuest = render(page())
    fireEvent.click(buyButton())
    asGuest.unmount()
    render(page()).unmount()
    publishSession(customer)
    render(page())
    await act(async () => {})
    expect(writes()).toHaveLength(1)
  })
})

describe('the button before the session is known', () => {
  const elements = () => [...document.querySelectorAll('button, input')]

  it.each([
    ['a guest', guest],
    ['a member', customer],
  ])('stays as it is for %s, with its focus', async (_, view) => {
    fakeUpstream(answers)
    render(page())
    const before = elements()
    buyButton().focus()
    await act(async () => publishSession(view))
    expect(elements()).toEqual(before)
    expect(document.activeElement).toBe(buyButton())
  })

  it.each([
    ['the panel', { compact: false }],
    ['the bar of phones', { compact: true }],
    ['a card', { compact: true, onCard: true }],
  ])('keeps a press on %s: a member then has the product, once', async (_, more) => {
    const { sent, calls } = fakeUpstream(answers)
    render(page(more))
    fireEvent.click(buyButton())
    fireEvent.click(buyButton())
    expect(buyButton().getAttribute('aria-busy')).toBe('true')
    expect(calls).toEqual([])
    await act(async () => publishSession(customer))
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ product, quantity: 1 })]))
    expect(opened).toEqual([])
  })

  it('keeps a press with its quantity: a guest signs in, which adds it', async () => {
    const { sent } = fakeUpstream(answers)
    const before = render(page())
    fireEvent.click(screen.getByRole('button', { name: 'Ένα περισσότερο' }))
    fireEvent.click(buyButton())
    await act(async () => publishSession(guest))
    expect(opened.map(([to]) => to)).toEqual([`/account/login?next=${path}`])
    before.unmount()
    publishSession(customer)
    render(page())
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ product, quantity: 2 })]))
  })

  it('is not there for a product that is sold out, whose text is', () => {
    render(page({ stock: 0 }))
    expect(elements()).toEqual([])
    expect(screen.getByText(/Μόλις ξαναέρθει/)).toBeTruthy()
  })
})

it('is in the bar of phones only while the one of the panel is out of view (R498)', async () => {
  fakeUpstream(answers)
  publishSession(customer)
  render(
    <>
      {page()}
      {page({ compact: true })}
    </>,
  )
  await act(async () => {})
  const isSpare = () => screen.getByRole('button', { name: 'Στο καλάθι' }).matches('[data-spare]')
  expect(isSpare()).toBe(true)
  act(() => reveal(false))
  expect(isSpare()).toBe(false)
  act(() => reveal(true))
  expect(isSpare()).toBe(true)
})

it('tells on a card of each press that it failed, in a toast of its own', async () => {
  const orders: string[] = []
  connectToaster((order) => orders.push('isOver' in order ? 'ended' : order.tone))
  const { calls } = fakeUpstream({ ...answers, [write]: [500, null] })
  publishSession(customer)
  render(page({ compact: true, onCard: true }))
  for (const times of [1, 2]) {
    fireEvent.click(buyButton())
    await waitFor(() => expect(orders.filter((order) => order === 'error')).toHaveLength(times))
    expect(calls.filter((call) => call === write)).toHaveLength(times)
  }
  expect(orders).toEqual(['ended', 'error', 'ended', 'error'])
})

describe('where the shop is open to everyone, a guest', () => {
  const openCart = { ...exampleCart, cartItems: [], totalItems: 0 }
  const marked = () => localStorage.getItem('own-guest-cart')

  beforeEach(() => {
    localStorage.clear()
    Object.assign(publicConfig, { shopAudience: 'everyone' })
  })
  afterEach(() => {
    // The cart of a guest stays while the session is not known.
    act(() => publishSession({ ...unknownSession, status: 'unavailable' }))
    Object.assign(publicConfig, { shopAudience: 'superusers' })
  })

  /** The cart has the product once it was added. */
  function cartOfGuest() {
    const pieces = { count: 0 }
    const requests = fakeUpstream({
      'GET /api/cart': () => (pieces.count > 0 ? exampleCart : openCart),
      [write]: () => {
        pieces.count += 1
        return [201, exampleCartItemReceipt]
      },
    })
    return requests
  }

  it('costs no request before something is added', async () => {
    const { calls } = cartOfGuest()
    publishSession(guest)
    render(page())
    await act(async () => {})
    document.dispatchEvent(new Event('visibilitychange'))
    await act(async () => {})
    expect(calls).toEqual([])
    expect(marked()).toBeNull()
    expect(screen.queryByText('Θα σας ζητήσουμε πρώτα να συνδεθείτε.')).toBeNull()
  })

  it.each([
    ['the panel', {}],
    ['the bar of phones', { compact: true }],
    ['a card', { compact: true, onCard: true }],
  ])('adds at once from %s, and this browser knows of the cart', async (_, more) => {
    const { calls, sent } = cartOfGuest()
    publishSession(guest)
    render(page(more))
    fireEvent.click(buyButton())
    await waitFor(() => expect(calls).toEqual(['GET /api/cart', write, 'GET /api/cart']))
    expect(sent).toEqual([expect.objectContaining({ product, quantity: 1 })])
    await waitFor(() => expect(marked()).toBe('1'))
    expect(opened).toEqual([])
    expect(currentSession().guestCart).toBe(true)
  })

  it('keeps a press until the session is known', async () => {
    const { sent } = cartOfGuest()
    render(page())
    fireEvent.click(buyButton())
    await act(async () => publishSession(guest))
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ product })]))
    expect(opened).toEqual([])
  })

  it('goes on adding while the session starts, which the first product causes', async () => {
    const { calls } = cartOfGuest()
    publishSession(guest)
    render(page())
    fireEvent.click(buyButton())
    await act(async () => publishSession({ ...unknownSession, guestCart: true }))
    await act(async () => publishSession({ ...guest, guestCart: true }))
    await waitFor(() => expect(calls).toEqual(['GET /api/cart', write, 'GET /api/cart']))
  })

  it('remembers the cart of a lost answer, and forgets an empty one', async () => {
    const requests = fakeUpstream({
      'GET /api/cart': openCart,
      [write]: new Error('connection lost'),
    })
    publishSession(guest)
    render(page())
    fireEvent.click(buyButton())
    await screen.findByRole('alert')
    expect(marked()).toBe('1')
    fireEvent.click(screen.getByRole('button', { name: 'Κλείσιμο' }))
    await waitFor(() => expect(requests.calls).toHaveLength(3))
    await waitFor(() => expect(marked()).toBeNull())
    expect(currentSession().guestCart).toBe(false)
  })

  it('has the cart merged into that of the account, once, before it is read', async () => {
    localStorage.setItem('own-guest-cart', '1')
    const items = [{ product, name: 'Κάρτες', asked: 3, added: 2 }]
    const { calls } = fakeUpstream({ ...answers, 'POST /api/cart/merge': { items } })
    publishSession({ ...guest, guestCart: true })
    render(page())
    await waitFor(() => expect(calls).toEqual(['GET /api/cart']))
    await act(async () => publishSession({ ...customer, guestCart: true }))
    await waitFor(() =>
      expect(calls).toEqual(['GET /api/cart', 'POST /api/cart/merge', 'GET /api/cart']),
    )
    await act(async () => publishSession({ ...customer, guestCart: false }))
    expect(calls).toHaveLength(3)
    expect(marked()).toBeNull()
  })
})

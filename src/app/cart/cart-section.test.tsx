import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { exampleCart } from '#contract/examples/cart-examples'
import { exampleUnpaidOrder } from '#contract/examples/order-examples'
import { publicPaths } from '#contract/paths/site-paths'
import { publicConfig } from '#lib/config/public-config'
import { forgetOwn, siteStorage } from '#lib/storage/site-storage'
import { hasGuestCart } from '#session/guest-cart'
import { noteGuestCart } from '#session/note-guest-cart'
import { publishSession, unknownSession } from '#session/session'
import { claimDevice } from '#session/session-actor'
import { annasAccount } from '#session/testing/annas-account'
import { CheckoutSection } from '../checkout/checkout-section'
import { CartSection } from './cart-section'

afterEach(() => {
  publishSession(unknownSession)
  forgetOwn()
})

it.each([
  ['cart', CartSection],
  ['checkout', CheckoutSection],
])('renders the no-script notice in the %s before the session is known', (_, Section) => {
  render(<Section />)
  expect(screen.queryByText(/άδειο/)).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Το καλάθι χρειάζεται JavaScript',
  )
  expect(screen.getByText(/Ενεργοποιήστε τη στις ρυθμίσεις/)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe(publicPaths.products)
})

it.each([
  ['/cart?from=mail', CartSection],
  ['/checkout?step=who', CheckoutSection],
])('of %s is not called empty where a session has ended elsewhere', async (address, Section) => {
  claimDevice(siteStorage, 7)
  history.replaceState(null, '', address)
  publishSession({ ...unknownSession, status: 'guest' })
  render(<Section />)
  expect(await screen.findByText(/Συνδεθείτε για να δείτε το καλάθι σας/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Σύνδεση' })
  expect(new URL(link.getAttribute('href') ?? '', 'http://site').searchParams.get('next')).toBe(
    address,
  )
  expect(screen.queryByText(/άδειο/)).toBeNull()
})

it.each([
  ['signed out', () => forgetOwn()],
  ['was never signed in', () => {}],
])('is empty for somebody who %s here', async (_, act) => {
  act()
  publishSession({ ...unknownSession, status: 'guest' })
  render(<CartSection />)
  expect(await screen.findByText('Το καλάθι σας είναι άδειο')).toBeTruthy()
})

it.each([CartSection, CheckoutSection])(
  'is not called empty where the session is not known',
  async (Section) => {
    publishSession({ ...unknownSession, status: 'unavailable' })
    const { container } = render(<Section />)
    await screen.findByRole('heading', { level: 1 })
    expect(container.textContent).not.toMatch(/άδειο/)
  },
)

it('is empty for a guest, with a drawing and ways on (R008)', async () => {
  publishSession({ ...unknownSession, status: 'guest' })
  const { container } = render(<CartSection />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Το καλάθι σας είναι άδειο')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([publicPaths.products, publicPaths.blog])
  await waitFor(() => expect(container.querySelector('svg')?.ariaHidden).toBe('true'))
})

describe('where the shop is open to everyone', () => {
  beforeEach(() => Object.assign(publicConfig, { shopAudience: 'everyone' }))
  afterEach(() => {
    // The cart of a guest stays while the session is not known.
    act(() => publishSession({ ...unknownSession, status: 'unavailable' }))
    Object.assign(publicConfig, { shopAudience: 'superusers' })
  })

  const requestsOf = (cart: object) => fakeUpstream({ 'GET /api/cart': cart })

  it.each([
    ['of whom nothing is known', () => {}],
    ['of whom this browser has a cart', () => noteGuestCart(true)],
    [
      'whose session has ended and who bought on',
      () => {
        claimDevice(siteStorage, 7)
        noteGuestCart(true)
      },
    ],
  ])('shows the cart of a guest %s', async (_, act) => {
    act()
    const { calls } = requestsOf(exampleCart)
    publishSession({ ...unknownSession, status: 'guest', guestCart: hasGuestCart() })
    render(<CartSection />)
    expect(await screen.findByRole('link', { name: 'Συνέχεια στο ταμείο' })).toBeTruthy()
    expect(calls).toContain('GET /api/cart')
  })

  it('tells a guest of an order that waits to be paid, too (R445)', async () => {
    noteGuestCart(true)
    fakeUpstream({ 'GET /api/cart': exampleCart, 'GET /api/orders/unpaid': exampleUnpaidOrder })
    publishSession({ ...unknownSession, status: 'guest', guestCart: true })
    render(<CartSection />)
    const link = await screen.findByRole('link', { name: 'Δείτε και πληρώστε' })
    const { uuid } = exampleUnpaidOrder.order
    expect(link.getAttribute('href')).toBe(`/checkout/success/${uuid}`)
  })

  it('is empty where nothing was added, as the server says', async () => {
    requestsOf({ ...exampleCart, cartItems: [], totalItems: 0 })
    publishSession({ ...unknownSession, status: 'guest' })
    render(<CartSection />)
    expect(await screen.findByText('Το καλάθι σας είναι άδειο')).toBeTruthy()
  })

  it('asks to sign in again where a member’s session has ended elsewhere', async () => {
    claimDevice(siteStorage, 7)
    const { calls } = requestsOf(exampleCart)
    publishSession({ ...unknownSession, status: 'guest' })
    render(<CartSection />)
    expect(await screen.findByText(/Συνδεθείτε για να δείτε το καλάθι σας/)).toBeTruthy()
    expect(calls).toEqual([])
  })

  it('has nothing left of a guest’s cart after signing out', () => {
    noteGuestCart(true)
    forgetOwn()
    expect(hasGuestCart()).toBe(false)
  })

  it('says what of the guest’s cart came into the member’s (R416)', async () => {
    const items = [
      { product: 41, name: 'Μπουκάλι', asked: 3, added: 2 },
      { product: 42, name: 'Κάρτες', asked: 1, added: 1 },
      { product: 43, name: 'Ρολόι', asked: 1, added: 0 },
    ]
    fakeUpstream({ 'GET /api/cart': exampleCart, 'POST /api/cart/merge': { items } })
    publishSession({ ...unknownSession, status: 'member', user: annasAccount, guestCart: true })
    render(<CartSection />)
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain(
      'Μπουκάλι: μπήκαν 2 από τα 3 τεμάχια, γιατί δεν υπάρχουν περισσότερα.',
    )
    expect(notice.textContent).toContain('Κάρτες: μπήκε 1 τεμάχιο στο καλάθι σας.')
    expect(notice.textContent).toContain('Ρολόι: δεν μπήκε, γιατί δεν υπάρχουν άλλα τεμάχια.')
    fireEvent.click(screen.getByRole('button', { name: 'Εντάξει' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says that the merge has no answer, and repeats it', async () => {
    let tries = 0
    fakeUpstream({
      'GET /api/cart': exampleCart,
      'POST /api/cart/merge': () => {
        tries += 1
        return tries === 1 ? new Error('connection lost') : { items: [] }
      },
    })
    publishSession({ ...unknownSession, status: 'member', user: annasAccount, guestCart: true })
    render(<CartSection />)
    expect((await screen.findByRole('alert')).textContent).toContain('τίποτα δεν μπαίνει δύο φορές')
    fireEvent.click(screen.getByRole('button', { name: 'Δοκιμάστε ξανά' }))
    expect(await screen.findByText(/Η απάντηση χάθηκε στον δρόμο/)).toBeTruthy()
    expect(tries).toBe(2)
  })
})

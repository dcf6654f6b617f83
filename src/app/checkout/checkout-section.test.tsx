import { act, render, screen } from '@testing-library/react'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { exampleCart } from '#contract/examples/cart-examples'
import { examplePayWay } from '#contract/examples/order-examples'
import { publicConfig } from '#lib/config/public-config'
import { forgetOwn, siteStorage } from '#lib/storage/site-storage'
import { tabStorage } from '#lib/storage/tab-storage'
import { hasGuestCart } from '#session/guest-cart'
import { noteGuestCart } from '#session/note-guest-cart'
import { publishSession, unknownSession } from '#session/session'
import { claimDevice, claimTab } from '#session/session-actor'
import { setAside } from '#session/set-aside'
import { apiPage } from '#tests/support/api-page'
import { CheckoutSection } from './checkout-section'

beforeEach(() => {
  tabStorage.clear()
  claimTab(tabStorage, 7)
})
afterEach(() => act(() => publishSession(unknownSession)))

async function headingOfGuest() {
  publishSession({ ...unknownSession, status: 'guest' })
  render(<CheckoutSection />)
  return (await screen.findByRole('heading', { level: 1 })).textContent
}

it.each(['draft:checkout', 'order-sent'])(
  'asks to sign in again after a sign-out in another tab (%s)',
  async (name) => {
    tabStorage.write(name, '{}')
    setAside.take({ isKept: true })
    expect(await headingOfGuest()).toBe('Η σύνδεσή σας έληξε')
    expect(screen.getByRole('link').textContent).toBe('Σύνδεση')
  },
)

it.each([
  ['the customer signed out in this tab', 'draft:checkout', false],
  ['no order was started', 'draft:comment-3', true],
])('is an empty cart where %s', async (_, name, isKept) => {
  tabStorage.write(name, '{}')
  setAside.take({ isKept })
  expect(await headingOfGuest()).toBe('Το καλάθι σας είναι άδειο')
})

describe('where the shop is open to everyone', () => {
  beforeEach(() => {
    forgetOwn()
    tabStorage.clear()
    setAside.take({ isKept: false })
    Object.assign(publicConfig, { shopAudience: 'everyone' })
    fakeUpstream({
      'GET /api/cart': exampleCart,
      'GET /api/config/public': { shippingPrice: 3, shopAudience: 'everyone' },
      'GET /api/pay-way': apiPage([examplePayWay]),
    })
  })
  afterEach(() => {
    act(() => publishSession({ ...unknownSession, status: 'unavailable' }))
    Object.assign(publicConfig, { shopAudience: 'superusers' })
  })

  const openAsGuest = () => {
    publishSession({ ...unknownSession, status: 'guest', guestCart: hasGuestCart() })
    render(<CheckoutSection />)
  }

  const drafts = {
    guest: () => tabStorage.write('draft:checkout', '{"owner":null,"values":{}}'),
    member: () => tabStorage.write('draft:checkout', '{"owner":7,"values":{}}'),
  }
  const sentByMember = () => tabStorage.write('order-sent', '{"attempt":{"owner":7}}')

  it.each([
    ['of whom nothing is known', () => {}],
    ['who has typed something before', drafts.guest],
    [
      'who bought on after a session had ended',
      () => {
        claimDevice(siteStorage, 7)
        noteGuestCart(true)
        drafts.member()
      },
    ],
  ])('is that of a guest %s', async (_, act) => {
    act()
    openAsGuest()
    expect(await screen.findByRole('heading', { name: 'Ποιος παραλαμβάνει' })).toBeTruthy()
    expect(screen.getByText(/Έχετε λογαριασμό;/)).toBeTruthy()
  })

  it.each([
    ['has filled in an order', drafts.member],
    [
      'has sent an order without an answer, though a guest put something into a cart since',
      () => {
        sentByMember()
        noteGuestCart(true)
      },
    ],
  ])('asks to sign in again where a member %s', async (_, act) => {
    act()
    openAsGuest()
    expect(await screen.findByText('Η σύνδεσή σας έληξε')).toBeTruthy()
  })
})

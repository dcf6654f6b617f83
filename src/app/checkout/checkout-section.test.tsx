import { act, render, screen } from '@testing-library/react'
import { tabStorage } from '#lib/storage/tab-storage'
import { publishSession, unknownSession } from '#session/session'
import { claimTab } from '#session/session-actor'
import { setAside } from '#session/set-aside'
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

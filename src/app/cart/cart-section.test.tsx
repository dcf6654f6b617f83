import { render, screen, waitFor } from '@testing-library/react'
import { publicPaths } from '#contract/paths/site-paths'
import { forgetOwn, siteStorage } from '#lib/storage/site-storage'
import { publishSession, unknownSession } from '#session/session'
import { claimDevice } from '#session/session-actor'
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

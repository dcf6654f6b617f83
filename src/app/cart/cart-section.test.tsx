import { render, screen, waitFor } from '@testing-library/react'
import { publicPaths } from '#contract/paths/site-paths'
import { publishSession, unknownSession } from '#session/session'
import { CheckoutSection } from '../checkout/checkout-section'
import { CartSection } from './cart-section'

afterEach(() => publishSession(unknownSession))

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

it('is empty for a guest, with a drawing and ways on (R008)', async () => {
  publishSession({ ...unknownSession, status: 'guest' })
  const { container } = render(<CartSection />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Το καλάθι σας είναι άδειο')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([publicPaths.products, publicPaths.blog])
  await waitFor(() => expect(container.querySelector('svg')?.ariaHidden).toBe('true'))
})

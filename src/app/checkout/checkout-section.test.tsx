import { render, screen } from '@testing-library/react'
import { CheckoutSection } from './checkout-section'

jest.mock('../../lib/config/public-config', () => ({
  publicConfig: { shopAudience: 'superusers' },
}))

it('renders the no-script notice, not an empty cart, before the session is known', () => {
  render(<CheckoutSection />)
  expect(screen.queryByText(/άδειο/)).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Το καλάθι χρειάζεται JavaScript',
  )
})

import { render, screen } from '@testing-library/react'
import { CheckoutSection } from './checkout-section'

jest.mock('../../lib/config/public-config', () => ({
  publicConfig: { shopAudience: 'superusers' },
}))

it('claims nothing about a cart that nobody has read: without scripts it says what it needs', () => {
  render(<CheckoutSection />)
  expect(screen.queryByText(/άδειο/)).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Το καλάθι χρειάζεται JavaScript',
  )
})

import { render, screen } from '@testing-library/react'
import { publicPaths } from '../../../contract/paths/site-paths'
import { publishSession, unknownSession } from '../../session/session-view'
import { CartShell } from './cart-shell'

jest.mock('../../lib/config/public-config', () => ({
  publicConfig: { shopAudience: 'superusers' },
}))

afterEach(() => publishSession(unknownSession))

it('claims nothing about a cart that nobody has read: without scripts it says what it needs', () => {
  render(<CartShell />)
  expect(screen.queryByText(/άδειο/)).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Το καλάθι χρειάζεται JavaScript',
  )
  expect(screen.getByText(/Ενεργοποιήστε τη στις ρυθμίσεις/)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe(publicPaths.products)
})

it('is empty for a guest (R008)', () => {
  publishSession({ ...unknownSession, status: 'guest' })
  render(<CartShell />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Το καλάθι σας είναι άδειο')
})

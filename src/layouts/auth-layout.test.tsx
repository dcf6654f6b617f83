import { render, screen } from '@testing-library/react'
import { AuthLayout } from './auth-layout'

describe('AuthLayout', () => {
  it('puts its one thing into a card', () => {
    render(
      <AuthLayout>
        <h1>Σύνδεση</h1>
      </AuthLayout>,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Σύνδεση')
  })
})

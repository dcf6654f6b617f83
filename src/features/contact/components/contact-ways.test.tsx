import { render, screen } from '@testing-library/react'
import { ContactWays } from './contact-ways'

describe('ContactWays', () => {
  it('shows configured data, with phone and mail links', () => {
    render(
      <ContactWays
        contact={{ email: 'a@stala.example', phone: '+30 300 000 0000', hours: 'Πρωί' }}
      />,
    )
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByRole('link', { name: '+30\u00a0300\u00a0000\u00a00000' })).toHaveProperty(
      'href',
      'tel:+303000000000',
    )
    expect(screen.getByRole('link', { name: 'a@stala.example' })).toHaveProperty(
      'href',
      'mailto:a@stala.example',
    )
    expect(screen.getByText('Πρωί')).not.toBeNull()
    expect(screen.queryByText('Διεύθυνση')).toBeNull()
  })

  it('renders nothing without data', () => {
    const { container } = render(<ContactWays contact={{ taxNumber: '000000000' }} />)
    expect(container.innerHTML).toBe('')
  })
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import HelpPage from './help-page'
import { helpTopics } from './help-topics'

const box = () => screen.getByRole('searchbox')

describe('HelpPage (R045)', () => {
  it('shows all topics, filters them and announces the number of answers', async () => {
    render(<HelpPage />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Βοήθεια')
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(helpTopics.length)
    await userEvent.type(box(), 'μεταφορικα')
    expect(screen.getByText('Πόσο κοστίζουν τα μεταφορικά;')).toBeTruthy()
    expect(screen.queryByText('Πώς κάνω μια επιστροφή;')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('1 απάντηση')
  })

  it('returns from an empty result to all topics', async () => {
    render(<HelpPage />)
    await userEvent.type(box(), 'ελικόπτερο')
    expect(screen.getByText('Δεν βρέθηκε απάντηση')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Δείτε όλες τις απαντήσεις' }))
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(helpTopics.length)
  })
})

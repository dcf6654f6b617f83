import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { stubMatchMedia } from '#components/testing/browser-stubs'
import { ColourModeSwitch } from './colour-mode-switch'

beforeEach(() => {
  document.documentElement.className = ''
  stubMatchMedia()
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
})

describe('ColourModeSwitch', () => {
  it('has a Greek label and announces its state (R208)', async () => {
    render(<ColourModeSwitch />)
    const button = screen.getByRole('button', { name: 'Σκούρα εμφάνιση', pressed: false })
    await userEvent.click(button)
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
    expect(document.documentElement.classList.contains('theme-ui-dark')).toBe(true)
    await userEvent.click(button)
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'))
  })

  it('reads its state from the class of the document', () => {
    document.documentElement.className = 'theme-ui-dark'
    render(<ColourModeSwitch />)
    expect(screen.getByRole('button', { pressed: true })).toBeTruthy()
  })
})

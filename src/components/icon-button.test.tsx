import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IconButton } from './icon-button'

it.each([
  [false, 1],
  [true, 0],
])('does what it says unless it is held, and keeps the focus: %p', async (held, presses) => {
  const onClick = jest.fn()
  render(<IconButton label='Πίσω' {...{ held, onClick }} />)
  const button = screen.getByRole('button', { name: 'Πίσω' })
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(presses * 2)
  expect(button.getAttribute('aria-disabled')).toBe(held ? 'true' : null)
  expect(document.activeElement).toBe(button)
})

import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { askToConfirm } from './ask-to-confirm'
import { OverlayOutlet } from './overlays'
import { stubDialogs } from './testing/browser-stubs'

beforeEach(stubDialogs)

const question = { title: 'Διαγραφή;', sentence: 'Δεν επιστρέφει.', confirmLabel: 'Διαγραφή' }

it.each([
  ['Διαγραφή', true],
  ['Άκυρο', false],
  ['Κλείσιμο', false],
])('opens above the page; %s resolves with %p and removes it (R233)', async (name, answer) => {
  const { container } = render(<OverlayOutlet />)
  expect(container.innerHTML).toBe('')
  let asked = Promise.resolve(!answer)
  act(() => {
    asked = askToConfirm(question)
  })
  expect(screen.getByRole('dialog', { name: 'Διαγραφή;' }).textContent).toContain('Δεν επιστρέφει.')
  await userEvent.click(screen.getByRole('button', { name }))
  expect(await act(() => asked)).toBe(answer)
  expect(container.innerHTML).toBe('')
})

import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ColourModeChoice } from './colour-mode-choice'
import { colourMode } from './start-colour-mode'

const written = jest.fn()

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener: () => {} }) })
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('')
  jest.spyOn(document, 'cookie', 'set').mockImplementation(written)
})

const isDark = () => document.documentElement.classList.contains('theme-ui-dark')

it('leaves the colours to the system until somebody chooses, and again when they like (R204, R205)', async () => {
  render(<ColourModeChoice />)
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Χρώματα' })
  expect([choice.value, isDark()]).toEqual(['system', true])
  await userEvent.selectOptions(choice, 'Φωτεινά')
  expect([choice.value, isDark()]).toEqual(['light', false])
  expect(written).toHaveBeenLastCalledWith(expect.stringContaining('colour_mode=light;'))
  await userEvent.selectOptions(choice, 'Όπως στη συσκευή')
  expect([choice.value, isDark()]).toEqual(['system', true])
  expect(written).toHaveBeenLastCalledWith(expect.stringContaining('Max-Age=0'))
})

it('shows what the switch of the frame chose', () => {
  render(<ColourModeChoice />)
  act(() => colourMode().send({ type: 'mode.toggled' }))
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('light')
})

import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { stubMatchMedia } from '#components/testing/browser-stubs'
import { ColourModeChoice } from './colour-mode-choice'
import { colourModeStore } from './colour-mode-store'

const written = jest.fn()

beforeEach(() => {
  stubMatchMedia(true)
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('')
  jest.spyOn(document, 'cookie', 'set').mockImplementation(written)
})

const isDark = () => document.documentElement.classList.contains('theme-ui-dark')

it('follows the system until a mode is chosen, and again on request (R204, R205)', async () => {
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

it('shows the choice of the switch', () => {
  render(<ColourModeChoice />)
  act(() => colourModeStore().toggle())
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('light')
})

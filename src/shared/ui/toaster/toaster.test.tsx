import { act, fireEvent, render, screen } from '@testing-library/react'
import { showToast } from '../show-toast'
import { ToastPlace } from './toast-place'

beforeAll(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener: () => {} }) })
})

const titles = () => screen.queryAllByText(/^Λόγος/).map((title) => title.textContent)

it('shows what was said before its script came, politely', async () => {
  showToast({ tone: 'info', title: 'Λόγος πρώτος', persistent: true })
  const { container } = render(<ToastPlace />)
  await screen.findByText('Λόγος πρώτος')
  const region = container.querySelector('section')
  expect(region?.getAttribute('aria-live')).toBe('polite')
  expect(region?.getAttribute('aria-label')).toContain('Ειδοποιήσεις')
  act(() => showToast({ tone: 'info', title: 'Λόγος δεύτερος', persistent: true, id: 'one' }))
  act(() => showToast({ tone: 'info', title: 'Λόγος τρίτος', persistent: true, id: 'one' }))
  await screen.findByText('Λόγος τρίτος')
  expect(titles().sort()).toEqual(['Λόγος πρώτος', 'Λόγος τρίτος'])
})

it('acts once, and closes', async () => {
  const onPress = jest.fn()
  render(<ToastPlace />)
  act(() => showToast({ tone: 'error', title: 'Λόγος', action: { label: 'Ξανά', onPress } }))
  fireEvent.click(await screen.findByRole('button', { name: 'Ξανά' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})

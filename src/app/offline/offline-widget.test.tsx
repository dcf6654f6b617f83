import { act, render, screen } from '@testing-library/react'
import { OfflineWidget } from './offline-widget'

const sentence = 'Είστε εκτός σύνδεσης: βλέπετε όσα έχουν αποθηκευτεί στη συσκευή σας.'
const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

it('shows the offline notice only while the device is offline (R227)', async () => {
  setOnline(true)
  const { container } = render(<OfflineWidget />)
  expect(container.textContent).toBe('')
  setOnline(false)
  await screen.findByText(sentence)
  expect(screen.getByRole('status').textContent).toBe(sentence)
  const saved = screen.getByRole('link', { name: 'Αποθηκευμένα μαθήματα' })
  expect(saved.getAttribute('href')).toBe('/saved')
  expect(container.textContent).toBe(`${sentence}Αποθηκευμένα μαθήματα`)
  setOnline(true)
  expect(container.textContent).toBe('')
})

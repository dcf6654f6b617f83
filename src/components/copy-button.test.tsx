import { act, fireEvent, render, screen } from '@testing-library/react'
import { CopyButton } from './copy-button'

const clipboard = { writeText: jest.fn<Promise<void>, [string]>() }

beforeEach(() => {
  jest.useFakeTimers()
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
})
afterEach(() => jest.useRealTimers())

const button = () => screen.getByRole('button')

async function press(): Promise<void> {
  fireEvent.click(button())
  await act(() => jest.advanceTimersByTimeAsync(0))
}

it('says for a few seconds that the text is copied', async () => {
  clipboard.writeText.mockResolvedValue()
  render(<CopyButton value='α'>Αντιγραφή</CopyButton>)
  await press()
  expect([button().textContent, screen.getByRole('status').textContent]).toEqual([
    'Αντιγράφηκε',
    'Αντιγράφηκε',
  ])
  await act(() => jest.advanceTimersByTimeAsync(4_000))
  expect(button().textContent).toBe('Αντιγραφή')
  expect(screen.getByRole('status').textContent).toBe('')
})

it('says each time that the text could not be copied', async () => {
  clipboard.writeText.mockRejectedValue(new Error('refused'))
  render(<CopyButton value='α'>Αντιγραφή</CopyButton>)
  await press()
  const said = screen.getByRole('alert')
  await press()
  expect(screen.getByRole('alert')).not.toBe(said)
  expect(said.isConnected).toBe(false)
})

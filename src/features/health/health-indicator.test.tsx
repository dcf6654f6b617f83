import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HealthIndicator } from './health-indicator'

const sentence = 'Δεν είναι δυνατή η σύνδεση με τον διακομιστή. Παρακαλώ δοκιμάστε ξανά αργότερα.'

interface Answer {
  status: number
  body: Record<string, boolean> | null
}
const up: Answer = { status: 200, body: { database: true, redis: true, celery: true } }
const down: Answer = { status: 502, body: null }

let present = up
const requested = jest.fn()

jest.mock('#lib/http/http-client', () => ({
  sendRequest: async () => {
    requested()
    const { HttpStatusError } = jest.requireActual('#lib/http/http-request')
    if (present.status < 400) return { ...present, headers: new Headers() }
    throw new HttpStatusError('GET /api/health', { ...present, headers: new Headers() })
  },
}))

async function checkWith(answer: Answer) {
  present = answer
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

const mark = () => screen.queryByRole('button', { name: 'Πρόβλημα σύνδεσης' })

it('marks the logo while the API is down, with the reason (R144, R145, R318, R320)', async () => {
  render(
    <>
      <span id='here' />
      <HealthIndicator place='here' />
    </>,
  )
  await act(async () => {})
  expect(requested).toHaveBeenCalledTimes(1)
  expect(mark()).toBeNull()
  expect(screen.queryByText(sentence)).toBeNull()

  await checkWith(down)
  const button = mark()
  expect(document.getElementById('here')?.contains(button)).toBe(true)
  expect(screen.getByRole('status').textContent).toBe(sentence)
  const tooltip = document.getElementById(button?.getAttribute('aria-describedby') ?? '')
  expect(tooltip?.textContent).toBe(sentence)
  expect(tooltip?.hidden).toBe(true)
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  expect(tooltip?.hidden).toBe(false)
  await userEvent.keyboard('{Escape}')
  expect(tooltip?.hidden).toBe(true)
  fireEvent.pointerOver(button as HTMLElement, { pointerType: 'touch' })
  expect(tooltip?.hidden).toBe(false)

  await checkWith(up)
  expect(mark()).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
})

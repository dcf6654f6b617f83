import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { HealthIndicator } from './health-indicator'

const sentence = 'Δεν είναι δυνατή η σύνδεση με τον διακομιστή. Παρακαλώ δοκιμάστε ξανά αργότερα.'

const up = { database: true, redis: true, celery: true }
const down = { status: 502 }

/** The API as it is now. */
let present: object = up

async function checkWith(answer: object) {
  present = answer
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

const mark = () => screen.queryByRole('button', { name: 'Πρόβλημα σύνδεσης' })

it('marks the logo while the API is down, with the reason (R144, R145, R318, R320)', async () => {
  const { calls } = fakeUpstream({ 'GET /api/health': () => present })
  render(
    <>
      <span id='here' />
      <HealthIndicator place='here' />
    </>,
  )
  await act(async () => {})
  expect(calls).toHaveLength(1)
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

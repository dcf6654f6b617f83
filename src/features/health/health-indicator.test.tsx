import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { HealthIndicator } from './health-indicator'

const sentence = 'Δεν είναι δυνατή η σύνδεση με τον διακομιστή. Παρακαλώ δοκιμάστε ξανά αργότερα.'

const up = { database: true, redis: true, celery: true }
const down = { status: 502 }

/** The API as it is now. */
let present: object = up

const returned = () => document.dispatchEvent(new Event('visibilitychange'))
const reconnected = () => dispatchEvent(new Event('online'))

const inTheNextTask = () => new Promise((resolve) => setTimeout(resolve))

async function answering(answer: object, event: () => void) {
  present = answer
  await act(async () => {
    event()
    // An answer is read in more or fewer steps, by the version of Node.
    await inTheNextTask()
  })
}

const mark = () => screen.queryByRole('button', { name: 'Πρόβλημα σύνδεσης' })

it('marks the logo while the API is down, with the reason (R144, R145, R318, R320)', async () => {
  const { calls } = fakeUpstream({ 'GET /api/health': () => present })
  render(<HealthIndicator />)
  await act(async () => void (await inTheNextTask()))
  expect(calls).toHaveLength(1)
  expect(mark()).toBeNull()
  expect(screen.queryByText(sentence)).toBeNull()

  await answering(down, returned)
  const button = mark()
  expect(screen.getByRole('status').contains(button)).toBe(false)
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

  await answering(up, reconnected)
  expect(mark()).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
})

it('does not check at each return within the time that the API has asked for', async () => {
  const { calls } = fakeUpstream({ 'GET /api/health': () => present })
  present = [429, null, { 'retry-after': '90' }]
  render(<HealthIndicator />)
  await act(async () => void (await inTheNextTask()))
  for (const event of [returned, reconnected, returned, reconnected]) await answering(up, event)
  expect(calls).toHaveLength(1)
})

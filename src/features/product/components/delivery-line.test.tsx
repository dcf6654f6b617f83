import { act, render, screen } from '@testing-library/react'
import { builtHtml } from '#components/testing/built-html'
import { publicConfig } from '#lib/config/public-config'
import DeliveryLine from './delivery-line'

beforeEach(() => {
  Object.assign(publicConfig, { deliveryDays: { from: 2, to: 4 } })
  jest.useFakeTimers({ now: Date.parse('2026-11-27T12:00:00Z') })
})
afterEach(() => {
  Object.assign(publicConfig, { deliveryDays: undefined })
  jest.useRealTimers()
})

it('has no date in the HTML of the build', async () => {
  expect(await builtHtml(<DeliveryLine />)).toContain('Παράδοση σε 2–4 εργάσιμες ημέρες')
})

it('names the days in the browser, and those of today in a page that was left open', () => {
  render(<DeliveryLine />)
  expect(screen.getByText('Παράδοση Τρίτη 1 – Πέμπτη 3 Δεκεμβρίου')).toBeTruthy()
  jest.setSystemTime(Date.parse('2026-11-30T12:00:00Z'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('Παράδοση Τετάρτη 2 – Παρασκευή 4 Δεκεμβρίου')).toBeTruthy()
})

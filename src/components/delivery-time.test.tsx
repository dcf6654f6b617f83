import { render } from '@testing-library/react'
import { publicConfig } from '#lib/config/public-config'
import { DeliveryTime } from './delivery-time'

afterEach(() => void Object.assign(publicConfig, { deliveryDays: undefined }))

/** The text for an order of that moment, with this setting. */
function saidOf(since: number | 'payment', deliveryDays?: { from: number; to: number }) {
  Object.assign(publicConfig, { deliveryDays })
  return render(<DeliveryTime since={since} />).container.textContent?.replaceAll(/\s/g, ' ')
}

const at = (moment: string) => Date.parse(moment)

it.each([
  ['a Friday', '2026-11-27T12:00:00Z', { from: 2, to: 4 }, 'Τρίτη 1 – Πέμπτη 3 Δεκεμβρίου'],
  // In Athens it is Saturday already.
  ['Friday night', '2026-11-27T22:30:00Z', { from: 1, to: 1 }, 'Δευτέρα 30 Νοεμβρίου'],
  [
    'the day before Christmas',
    '2026-12-24T12:00:00Z',
    { from: 2, to: 4 },
    'Τρίτη 29 – Πέμπτη 31 Δεκεμβρίου',
  ],
  [
    'the end of the year',
    '2026-12-29T12:00:00Z',
    { from: 2, to: 4 },
    'Πέμπτη 31 Δεκεμβρίου – Τρίτη 5 Ιανουαρίου',
  ],
  ['Holy Wednesday', '2026-04-08T12:00:00Z', { from: 1, to: 3 }, 'Πέμπτη 9 – Τετάρτη 15 Απριλίου'],
])('names the days of an order of %s', (_, moment, days, dates) => {
  expect(saidOf(at(moment), days)).toBe(`Παράδοση ${dates}`)
})

it.each([
  [{ from: 2, to: 4 }, 'Παράδοση σε 2–4 εργάσιμες ημέρες από την πληρωμή'],
  [{ from: 1, to: 1 }, 'Παράδοση σε 1 εργάσιμη ημέρα από την πληρωμή'],
] as const)('counts the days from a payment: %j', (days, words) => {
  expect(saidOf('payment', days)).toBe(words)
})

it.each([at('2026-11-27T12:00:00Z'), 'payment'] as const)(
  'is nothing without the setting: %s',
  (since) => {
    expect(saidOf(since)).toBe('')
  },
)

import { render, screen, within } from '@testing-library/react'
import { orderStatuses, type ShownOrderStatus } from '#contract/shop/order'
import { Stations, stationsOf } from './order-stations'

const createdAt = '2026-11-12T09:30:00+02:00'
const statusUpdatedAt = '2026-11-14T15:10:00+02:00'
const orderIn = (status: ShownOrderStatus, at: string | null = statusUpdatedAt) => ({
  createdAt,
  status,
  statusUpdatedAt: at,
})

const placedAt = '12 Νοεμβρίου 2026 στις 9:30 π.μ.'
const changedAt = '14 Νοεμβρίου 2026 στις 3:10 μ.μ.'

/** The texts of the stations; the present one between brackets. */
function shownOf(...given: Parameters<typeof orderIn>): string[] {
  render(<Stations order={orderIn(...given)} />)
  return screen.getAllByRole('listitem').map((station) => {
    const parts = [...station.querySelectorAll('strong, time')].map(
      ({ textContent }) => textContent,
    )
    const text = parts.join(' · ').replaceAll(/\s/g, ' ')
    return station.getAttribute('aria-current') === 'step' ? `[${text}]` : text
  })
}

it.each([
  ['PENDING', [`[Καταχωρίστηκε · ${placedAt}]`, 'Θα ετοιμαστεί', 'Θα σταλεί', 'Θα παραδοθεί']],
  [
    'PROCESSING',
    [`Καταχωρίστηκε · ${placedAt}`, `[Ετοιμάζεται · ${changedAt}]`, 'Θα σταλεί', 'Θα παραδοθεί'],
  ],
  [
    'SHIPPED',
    [`Καταχωρίστηκε · ${placedAt}`, 'Ετοιμάστηκε', `[Στάλθηκε · ${changedAt}]`, 'Θα παραδοθεί'],
  ],
  [
    'DELIVERED',
    [`Καταχωρίστηκε · ${placedAt}`, 'Ετοιμάστηκε', 'Στάλθηκε', `[Παραδόθηκε · ${changedAt}]`],
  ],
  [
    'COMPLETED',
    [`Καταχωρίστηκε · ${placedAt}`, 'Ετοιμάστηκε', 'Στάλθηκε', `[Ολοκληρώθηκε · ${changedAt}]`],
  ],
  ['CANCELED', [`Καταχωρίστηκε · ${placedAt}`, `[Ακυρώθηκε · ${changedAt}]`]],
  ['RETURNED', [`Καταχωρίστηκε · ${placedAt}`, 'Στάλθηκε', `[Επιστράφηκε · ${changedAt}]`]],
  ['REFUNDED', [`Καταχωρίστηκε · ${placedAt}`, `[Επιστράφηκαν τα χρήματα · ${changedAt}]`]],
  ['UNKNOWN', [`Καταχωρίστηκε · ${placedAt}`, `[Άγνωστη κατάσταση · ${changedAt}]`]],
] as const)(
  'an order that is %s stands at one station, dated as far as known (R437)',
  (status, all) => {
    expect(shownOf(status)).toEqual(all)
  },
)

it.each([...orderStatuses, 'UNKNOWN'] as const)('invents no date of %s', (status) => {
  const dates = stationsOf(orderIn(status, null)).flatMap(({ at }) => at ?? [])
  expect(dates).toEqual([createdAt])
})

it.each([
  ['DELIVERED', [createdAt, '2026-11-13T10:00:00+02:00', null, statusUpdatedAt]],
  ['RETURNED', [createdAt, null, statusUpdatedAt]],
  ['PENDING', [createdAt, null, null, null]],
] as const)(
  'says of %s when each station was reached that the API has noted (R513)',
  (status, all) => {
    const statusDates = { PROCESSING: '2026-11-13T10:00:00+02:00', CANCELED: createdAt }
    expect(stationsOf({ ...orderIn(status), statusDates }).map(({ at }) => at)).toEqual(all)
  },
)

it('promises nothing more of an order that was withdrawn from', () => {
  render(<Stations order={orderIn('PROCESSING')} isHalted />)
  const list = within(screen.getByRole('list'))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(list.queryByText(/^Θα/)).toBeNull()
})

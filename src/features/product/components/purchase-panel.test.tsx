import { render, screen } from '@testing-library/react'
import { publicConfig } from '#lib/config/public-config'
import type { OfferStatus } from '../use-live-product'
import { PurchasePanel } from './purchase-panel'

const offerOf = (stock: number) => ({ finalPrice: 8, priceBeforeDiscount: 8, stock })
const available: OfferStatus = { kind: 'settled', offer: offerOf(3) }

const panel = (status: OfferStatus) => (
  <PurchasePanel
    product={{ name: 'Κάρτες', nameLocale: 'el', vatPercent: 24, trail: [] }}
    status={status}
    summary={{ count: 0, average: 0, distribution: [] }}
    onRetry={() => {}}
    buy={() => <button type='button'>Προσθήκη</button>}
    favourite={<button type='button'>Αγαπημένα</button>}
    payWays={[]}
  />
)

beforeEach(() => void Object.assign(publicConfig, { deliveryDays: { from: 2, to: 4 } }))
afterEach(() => void Object.assign(publicConfig, { deliveryDays: undefined }))

const dates = /^Παράδοση .+\s– .+/

/** The panel of an available product, once the part that loads later is there. */
async function loadedPanel() {
  const rendered = render(panel(available))
  // The first user interaction ends the wait for idleness.
  dispatchEvent(new Event('pointerdown'))
  expect(await screen.findByText(dates, {}, { timeout: 5000 })).toBeTruthy()
  return rendered
}

it.each([
  ['is sold out', { kind: 'settled', offer: offerOf(0) }, /Εξαντλήθηκε/],
  ['is gone', { kind: 'gone' }, /δεν είναι πια διαθέσιμο/],
] as const)('names the days of delivery until the product %s', async (_, status, said) => {
  const { rerender } = await loadedPanel()
  rerender(panel(status))
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.queryByText(/Παράδοση/)).toBeNull()
})

it('names none without the setting', async () => {
  const { rerender } = await loadedPanel()
  Object.assign(publicConfig, { deliveryDays: undefined })
  rerender(panel({ kind: 'settled', offer: offerOf(2) }))
  expect(screen.queryByText(/Παράδοση/)).toBeNull()
})

it('has one button besides that of the favourites, and links for all else', async () => {
  await loadedPanel()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Προσθήκη',
    'Αγαπημένα',
  ])
  expect(screen.getByRole('link', { name: 'Ρωτήστε μας για το προϊόν' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Δείτε όλα: Προϊόντα' })).toBeTruthy()
})

import { render, screen } from '@testing-library/react'
import { publicConfig } from '#lib/config/public-config'
import type { OfferStatus } from '../use-live-product'
import { PurchasePanel } from './purchase-panel'

const days = { from: 2, to: 4 }
const offerOf = (stock: number) => ({ finalPrice: 8, priceBeforeDiscount: 8, stock })

afterEach(() => void Object.assign(publicConfig, { deliveryDays: undefined }))

/** Renders the panel with this setting, and waits for what loads later. */
async function renderPanel(status: OfferStatus, deliveryDays: typeof days | undefined) {
  Object.assign(publicConfig, { deliveryDays })
  render(
    <PurchasePanel
      product={{ name: 'Κάρτες', nameLocale: 'el', vatPercent: 24, trail: [] }}
      status={status}
      summary={{ count: 0, average: 0, distribution: [] }}
      onRetry={() => {}}
      buy={() => <button type='button'>Προσθήκη</button>}
      favourite={<button type='button'>Αγαπημένα</button>}
      payWays={[]}
    />,
  )
  // The first user interaction ends the wait for idleness.
  dispatchEvent(new Event('pointerdown'))
  const settled = screen.findByText(/^Παράδοση/, {}, { timeout: 400 })
  return (await settled.catch(() => null))?.textContent ?? null
}

it('names the days of delivery of what is available', async () => {
  expect(await renderPanel({ kind: 'settled', offer: offerOf(3) }, days)).toMatch(
    /^Παράδοση .+ – .+/,
  )
})

it.each([
  ['what is sold out', { kind: 'settled', offer: offerOf(0) }, days],
  ['what is gone', { kind: 'gone' }, days],
  ['anything without the setting', { kind: 'settled', offer: offerOf(3) }, undefined],
] as const)('names none of %s', async (_, status, setting) => {
  expect(await renderPanel(status, setting)).toBeNull()
})

it('has one button besides that of the favourites, and links for all else', async () => {
  await renderPanel({ kind: 'settled', offer: offerOf(3) }, days)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Προσθήκη',
    'Αγαπημένα',
  ])
  expect(screen.getByRole('link', { name: 'Ρωτήστε μας για το προϊόν' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Δείτε όλα: Προϊόντα' })).toBeTruthy()
})

import { render, screen } from '@testing-library/react'
import type { ShippingTerms } from '#contract/shop/shipping'
import { i18n } from '#lib/i18n/messages'
import { type ProductText, productMessages } from '../product-messages'
import { BuyBar } from './buy-bar'
import { formatWeight } from './product-details'
import { PurchaseTerms } from './purchase-terms'

const lines = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))

function renderTerms(shipping: ShippingTerms | null, payWays: readonly object[] = []) {
  render(<PurchaseTerms payWays={payWays as never} shipping={shipping} />)
}

it('shows the cost of delivery, returns, and pay ways', () => {
  renderTerms({ price: 3, freeFrom: 0 }, [
    { name: 'Αντικαταβολή', cost: 2, freeFrom: 50 },
    { name: 'Τραπεζική κατάθεση', cost: 0, freeFrom: 0 },
  ])
  expect(lines()).toEqual([
    'Μεταφορικά 3,00 € ανά παραγγελία. Επιστροφή μέσα σε 14 ημέρες.',
    'Πληρωμή: Αντικαταβολή (+2,00 €, δωρεάν από 50,00 €) ή Τραπεζική κατάθεση.',
  ])
  const link = screen.getByRole('link', { name: 'Επιστροφή μέσα σε 14 ημέρες' })
  expect(link.getAttribute('href')).toBe('/return-policy')
})

it('omits what the settings do not state', () => {
  renderTerms(null)
  expect(lines()).toEqual(['Επιστροφή μέσα σε 14 ημέρες.'])
})

it('names free delivery', () => {
  renderTerms({ price: 0, freeFrom: 0 })
  expect(lines()[0]).toContain('Δωρεάν μεταφορικά.')
})

it('names the sum from which delivery is free', () => {
  renderTerms({ price: 3.5, freeFrom: 40 })
  expect(lines()[0]).toContain('Μεταφορικά 3,50 € ανά παραγγελία, δωρεάν από 40,00 € και πάνω.')
})

const offer = { finalPrice: 8.32, priceBeforeDiscount: 12.28, stock: 5 }

it('shows the current price, and a contact link without a buy button', () => {
  render(
    <BuyBar name='Κάρτες' offer={offer}>
      {null}
    </BuyBar>,
  )
  expect(screen.getByRole('region', { name: 'Αγορά: Κάρτες' }).textContent).toMatch(/^8,32\s€/)
  expect(screen.getByRole('link', { name: 'Ρωτήστε μας' }).getAttribute('href')).toBe('/contact')
})

const text: ProductText = (key, values) => i18n.t(key, { ns: productMessages.namespace, ...values })

it.each([
  [1, '1 γραμμάριο'],
  [999, '999 γραμμάρια'],
  [1000, '1 κιλό'],
  [1249, '1,2 κιλά'],
  [12_500, '12,5 κιλά'],
])('formats %i grams', (grams, words) => {
  expect(formatWeight(text, grams)).toBe(words)
})

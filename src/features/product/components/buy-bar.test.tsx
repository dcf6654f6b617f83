import { render, screen } from '@testing-library/react'
import { BuyBar } from './buy-bar'

jest.mock('../../../lib/config/public-config', () => ({ publicConfig: {} }))
const offer = { finalPrice: 8.32, priceBeforeDiscount: 12.28, savePercent: 32, stock: 5 }

it('shows the current price, and a contact link without a buy button', () => {
  render(
    <BuyBar name='Κάρτες' offer={offer}>
      {null}
    </BuyBar>,
  )
  expect(screen.getByRole('region', { name: 'Αγορά: Κάρτες' }).textContent).toMatch(/^8,32\s€/)
  expect(screen.getByRole('link', { name: 'Ρωτήστε μας' }).getAttribute('href')).toBe('/contact')
})

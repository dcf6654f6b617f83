import { cleanup, render, screen } from '@testing-library/react'
import { BuyBar } from './buy-bar'

jest.mock('../../../lib/config/public-config', () => ({ publicConfig: {} }))
afterEach(cleanup)

const offer = { finalPrice: 8.32, priceBeforeDiscount: 12.28, savePercent: 32, stock: 5 }

it('says what a product costs now, and lets a guest ask where the shop is closed to them', () => {
  render(
    <BuyBar name='Κάρτες' offer={offer}>
      {null}
    </BuyBar>,
  )
  expect(screen.getByRole('region', { name: 'Αγορά: Κάρτες' }).textContent).toMatch(/^8,32\s€/)
  expect(screen.getByRole('link', { name: 'Ρωτήστε μας' }).getAttribute('href')).toBe('/contact')
})

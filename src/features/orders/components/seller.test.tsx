import { render, screen } from '@testing-library/react'
import type { ShopContact } from '#contract/config/public-config'
import { shopContact } from '#lib/config/shop-contact'
import { Seller } from './seller'

const everything: Required<ShopContact> = {
  email: 'a@stala.example',
  phone: '+30 300 000 0000',
  address: 'Οδός 0, 000 00 Πόλη',
  hours: 'Πρωί',
  taxNumber: '000000000',
  registerNumber: '123456789000',
}

/** It is hidden except in print. */
const printedLines = () =>
  [...screen.getByRole('group', { hidden: true }).children].map(({ textContent }) => textContent)

describe('the seller of a printed order (R048)', () => {
  afterEach(() => {
    for (const name of Object.keys(everything)) Reflect.deleteProperty(shopContact, name)
  })

  it('has the name, the registration and the ways to reach it', () => {
    Object.assign(shopContact, everything)
    render(<Seller />)
    expect(printedLines()).toEqual([
      'Σταγόνα',
      'Σταγόνα Μικρομάθηση · ΑΦΜ 000000000 · Γ.Ε.ΜΗ. 123456789000',
      'Οδός 0, 000 00 Πόλη · +30 300 000 0000 · a@stala.example',
    ])
  })

  it('has no data that are not set, and is not on the screen', () => {
    render(<Seller />)
    expect(screen.queryByRole('group')).toBeNull()
    expect(printedLines()).toEqual(['Σταγόνα', 'Σταγόνα Μικρομάθηση'])
  })
})

import { render, screen } from '@testing-library/react'
import { BottomBar } from './bottom-bar'

const names = () => screen.getAllByRole('link').map((link) => link.textContent)

describe('BottomBar', () => {
  it('leads to the cart where the shop shows, and only there (R005, R006)', () => {
    const { rerender } = render(<BottomBar path='/cart' signedIn shopLinks />)
    expect(names()).toEqual(['Αρχική', 'Αναζήτηση', 'Αγαπημένα', 'Καλάθι', 'Λογαριασμός'])
    const cart = screen.getByRole('link', { current: 'page' })
    expect(cart.getAttribute('href')).toBe('/cart')
    rerender(<BottomBar path='/cart' signedIn shopLinks={false} />)
    expect(names()).toEqual(['Αρχική', 'Αναζήτηση', 'Αγαπημένα', 'Λογαριασμός'])
  })
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import { exampleCartItem } from '../../../../contract/examples/cart-examples'
import { cartItem } from '../../../../contract/shop/cart-item'
import { CartLine } from './cart-line'

/** A line of three pieces, of which there are so many. */
async function open(stock: number) {
  const product = { ...exampleCartItem.product, stock }
  const item = z.parse(cartItem, { ...exampleCartItem, product })
  const written = jest.fn()
  render(
    <ul>
      <CartLine wanted={{ item, quantity: 3, obstacle: null }} onWrite={written} />
    </ul>,
  )
  const user = userEvent.setup()
  const box = screen.getByRole('textbox')
  await user.clear(box)
  return { written, user, box }
}

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

it.each([
  [140, '9999', 140, 'Υπάρχουν μόνο 140 τεμάχια, οπότε η ποσότητα έγινε 140.'],
  [5000, '9999', 999, 'Η μεγαλύτερη ποσότητα είναι 999 τεμάχια.'],
])(
  'says it at the line when there are only %d and %s were asked for',
  async (stock, typed, taken, words) => {
    const { written, user, box } = await open(stock)
    await user.type(box, typed)
    await user.tab()
    expect(written).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'change', quantity: taken }),
    )
    expect(said()).toContain(words)
  },
)

it('says nothing where there are enough, and no longer once another quantity is taken', async () => {
  const { user, box } = await open(140)
  await user.type(box, '7{Enter}')
  expect(said().join('')).not.toMatch(/μόνο/)
  await user.clear(box)
  await user.type(box, '141{Enter}')
  expect(said().join('')).toMatch(/μόνο 140/)
  await user.click(screen.getByRole('button', { name: 'Ένα λιγότερο' }))
  expect(said().join('')).not.toMatch(/μόνο/)
})

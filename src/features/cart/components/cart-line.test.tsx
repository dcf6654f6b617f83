import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import { exampleCartItem } from '#contract/examples/cart-examples'
import { cartItem } from '#contract/shop/cart'
import { CartLine } from './cart-line'

/** Renders an item of three pieces with this stock. */
async function renderLine(stock: number) {
  const product = { ...exampleCartItem.product, stock }
  const item = z.parse(cartItem, { ...exampleCartItem, product })
  const written = jest.fn()
  render(
    <ul>
      <CartLine expected={{ item, quantity: 3, obstacle: null }} onWrite={written} />
    </ul>,
  )
  const user = userEvent.setup()
  const box = screen.getByRole('textbox')
  await user.clear(box)
  return { written, user, box }
}

const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

it.each([
  [140, '9999', 140, 'Υπάρχουν μόνο 140 τεμάχια, οπότε η ποσότητα έγινε 140.'],
  [5000, '9999', 999, 'Η μεγαλύτερη ποσότητα είναι 999 τεμάχια.'],
])('explains a reduced quantity: stock %d, typed %s', async (stock, typed, taken, words) => {
  const { written, user, box } = await renderLine(stock)
  await user.type(box, typed)
  await user.tab()
  expect(written).toHaveBeenCalledWith(expect.objectContaining({ kind: 'change', quantity: taken }))
  expect(statuses()).toContain(words)
})

it('shows no explanation for an available quantity, and clears an earlier one', async () => {
  const { user, box } = await renderLine(140)
  await user.type(box, '7{Enter}')
  expect(statuses().join('')).not.toMatch(/μόνο/)
  await user.clear(box)
  await user.type(box, '141{Enter}')
  expect(statuses().join('')).toMatch(/μόνο 140/)
  await user.click(screen.getByRole('button', { name: 'Ένα λιγότερο' }))
  expect(statuses().join('')).not.toMatch(/μόνο/)
})

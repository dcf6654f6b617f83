import { render, screen, within } from '@testing-library/react'
import * as z from 'zod/mini'
import { exampleCart } from '#contract/examples/cart-examples'
import { cart } from '#contract/shop/cart'
import { CartSum } from './cart-sum'

const renderSum = (totalDiscountValue: number, isPending = false) =>
  render(
    <CartSum
      cart={z.parse(cart, { ...exampleCart, totalDiscountValue })}
      isPending={isPending}
      hasObstacle={false}
    />,
  )

const saving = () => screen.queryByText(/κάτω από τις τιμές καταλόγου/)

it.each([
  [6, 'Οι τιμές είναι ήδη 6,00 € κάτω από τις τιμές καταλόγου.'],
  [0.05, 'Οι τιμές είναι ήδη 0,05 € κάτω από τις τιμές καταλόγου.'],
  [1234.5, 'Οι τιμές είναι ήδη 1.234,50 € κάτω από τις τιμές καταλόγου.'],
])('names a saving of %d as one that the prices contain already', (amount, sentence) => {
  renderSum(amount)
  expect(screen.getByText(sentence)).toBe(saving())
})

it('adds up to the total alone: the saving is no row that could be subtracted from it', () => {
  renderSum(6)
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const amounts = screen.getAllByRole('definition')
  expect(names).toEqual(['Σύνολο προϊόντων3 τεμάχια'])
  expect(amounts).toHaveLength(1)
  expect(within(amounts[0] as HTMLElement).getByText('23,76 €')).not.toBeNull()
  const total = screen.getAllByRole('term')[0]
  const order = saving()?.compareDocumentPosition(total as HTMLElement)
  expect(order).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

it('says nothing of list prices where all prices are list prices', () => {
  renderSum(0)
  expect(screen.getByText('23,76 €')).not.toBeNull()
  expect(saving()).toBeNull()
})

it('marks the saving, like the total, as one that is about to change', () => {
  const { rerender } = renderSum(6, true)
  const isBusy = (element: Element | null) => element?.closest('[aria-busy=true]') != null
  expect([isBusy(screen.getByText('23,76 €')), isBusy(saving())]).toEqual([true, true])
  const settled = z.parse(cart, exampleCart)
  rerender(<CartSum cart={settled} isPending={false} hasObstacle={false} />)
  expect([isBusy(screen.getByText('23,76 €')), isBusy(saving())]).toEqual([false, false])
})

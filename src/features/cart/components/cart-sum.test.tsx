import { render, screen, within } from '@testing-library/react'
import * as z from 'zod/mini'
import { exampleCart } from '#contract/examples/cart-examples'
import { cart } from '#contract/shop/cart'
import { publicConfig } from '#lib/config/public-config'
import { CartSum } from './cart-sum'

const cartWith = (totalDiscountValue: number) =>
  z.parse(cart, { ...exampleCart, totalDiscountValue })
const promises = <p>Ήσυχα</p>

describe('the saving against list prices', () => {
  const sum = (discount: number, isPending = false) => (
    <CartSum {...{ totals: cartWith(discount), isPending, hasObstacle: false, promises }} />
  )
  const renderSum = (...given: Parameters<typeof sum>) => render(sum(...given))
  const saving = () => screen.queryByText(/κάτω από τις τιμές καταλόγου/)

  it.each([
    [6, 'Οι τιμές είναι ήδη 6,00 € κάτω από τις τιμές καταλόγου.'],
    [0.05, 'Οι τιμές είναι ήδη 0,05 € κάτω από τις τιμές καταλόγου.'],
    [1234.5, 'Οι τιμές είναι ήδη 1.234,50 € κάτω από τις τιμές καταλόγου.'],
  ])('of %d is named as one that the prices contain already', (amount, sentence) => {
    renderSum(amount)
    expect(screen.getByText(sentence)).toBe(saving())
  })

  it('is no row that could be subtracted from the total, and comes after it', () => {
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

  it('is not mentioned where all prices are list prices', () => {
    renderSum(0)
    expect(screen.getByText('23,76 €')).not.toBeNull()
    expect(saving()).toBeNull()
  })

  it('is marked, like the total, as about to change', () => {
    const { rerender } = renderSum(6, true)
    const isBusy = (element: Element | null) => element?.closest('[aria-busy=true]') != null
    expect([isBusy(screen.getByText('23,76 €')), isBusy(saving())]).toEqual([true, true])
    rerender(sum(6))
    expect([isBusy(screen.getByText('23,76 €')), isBusy(saving())]).toEqual([false, false])
  })
})

describe('delivery', () => {
  beforeEach(() => {
    Object.assign(publicConfig, { deliveryDays: { from: 2, to: 4 } })
    jest.useFakeTimers({ now: Date.parse('2026-11-27T12:00:00Z') })
  })
  afterEach(() => {
    Object.assign(publicConfig, { deliveryDays: undefined })
    jest.useRealTimers()
  })

  const show = (hasObstacle: boolean) =>
    render(<CartSum {...{ totals: cartWith(0), isPending: false, hasObstacle, promises }} />)
  const delivery = () => screen.queryByText('Παράδοση Τρίτη 1 – Πέμπτη 3 Δεκεμβρίου')

  it('is named in days, above what the shop promises', () => {
    show(false)
    expect(delivery()).not.toBeNull()
    expect(screen.getByText('Ήσυχα')).toBeTruthy()
  })

  it('is not promised for what cannot be ordered', () => {
    show(true)
    expect(delivery()).toBeNull()
  })
})

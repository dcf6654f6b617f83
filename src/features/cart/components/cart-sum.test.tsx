import { render, screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { exampleCart } from '#contract/examples/cart-examples'
import { cart } from '#contract/shop/cart'
import { publicConfig } from '#lib/config/public-config'
import { CartSum } from './cart-sum'

const parsed = z.parse(cart, exampleCart)

beforeEach(() => {
  Object.assign(publicConfig, { deliveryDays: { from: 2, to: 4 } })
  jest.useFakeTimers({ now: Date.parse('2026-11-27T12:00:00Z') })
})
afterEach(() => {
  Object.assign(publicConfig, { deliveryDays: undefined })
  jest.useRealTimers()
})

const show = (hasObstacle: boolean) =>
  render(<CartSum cart={parsed} isPending={false} {...{ hasObstacle }} promises={<p>Ήσυχα</p>} />)
const delivery = () => screen.queryByText('Παράδοση Τρίτη 1 – Πέμπτη 3 Δεκεμβρίου')

it('names the days of delivery and what the shop promises', () => {
  show(false)
  expect(delivery()).not.toBeNull()
  expect(screen.getByText('Ήσυχα')).toBeTruthy()
})

it('promises no delivery of what cannot be ordered', () => {
  show(true)
  expect(delivery()).toBeNull()
})

it('says nothing of delivery without the setting', () => {
  Object.assign(publicConfig, { deliveryDays: undefined })
  show(false)
  expect(screen.queryByText(/Παράδοση/)).toBeNull()
})

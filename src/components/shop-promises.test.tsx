import { render, screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { examplePayWay } from '#contract/examples/order-examples'
import { payWay } from '#contract/shop/pay-way'
import { ShopPromises } from './shop-promises'

const wayOf = (name: string) =>
  z.parse(payWay, { ...examplePayWay, translations: { el: { name } } })

const returns = 'Επιστροφή μέσα σε 14 ημέρες'
const cash = 'Πληρωμή και με αντικαταβολή'

it.each([
  ['by the code of the API', ['STRIPE', 'PAY_ON_DELIVERY'], [returns, cash]],
  ['by its name', ['Αντικαταβολή'], [returns, cash]],
  ['by a longer name', ['ΑΝΤΙΚΑΤΑΒΟΛΉ (μόνο μετρητά)'], [returns, cash]],
  [
    'not for others',
    ['BANK_TRANSFER', 'PAY_ON_STORE', 'Με κουπόνι', 'Χωρίς αντικαταβολή'],
    [returns],
  ],
  ['not without any', [], [returns]],
])('promises returns, and cash on delivery where it is offered: %s', (_, names, promised) => {
  render(<ShopPromises payWays={names.map(wayOf)} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(promised)
  expect(screen.getByRole('link', { name: returns }).getAttribute('href')).toBe('/return-policy')
})

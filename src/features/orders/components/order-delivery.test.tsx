import { act, screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { keepWithdrawal } from '#components/account/sent-withdrawals'
import { renderAccountPage } from '#components/account/testing/render-account-page'
import { exampleOrder, examplePayWay } from '#contract/examples/order-examples'
import { exampleWithdrawalReceipt } from '#contract/examples/site-examples'
import { type Order, order, orderStatuses } from '#contract/shop/order'
import { payWay } from '#contract/shop/pay-way'
import { publicConfig } from '#lib/config/public-config'
import { publishSession, unknownSession } from '#session/session'
import { OrderDelivery } from './order-delivery'

const cash = z.parse(payWay, examplePayWay)
const placed: Order = {
  ...z.parse(order, exampleOrder),
  payWay: cash,
  status: 'PENDING',
  paymentStatus: 'PENDING',
  createdAt: '2026-11-27T18:00:00+02:00',
}

beforeEach(() => {
  localStorage.clear()
  Object.assign(publicConfig, { deliveryDays: { from: 2, to: 4 } })
  jest.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00Z') })
})
afterEach(() => {
  jest.useRealTimers()
  Object.assign(publicConfig, { deliveryDays: undefined })
  act(() => publishSession(unknownSession))
})

const saidOf = (changes: Partial<Order>) =>
  renderAccountPage(
    <OrderDelivery order={{ ...placed, ...changes }} />,
  ).container.textContent?.replaceAll(/\s/g, ' ')

const dates = 'Παράδοση Τρίτη 1 – Πέμπτη 3 Δεκεμβρίου'

it.each(orderStatuses)('counts from the day of the order while it is under way: %s', (status) => {
  const isUnderWay = ['PENDING', 'PROCESSING', 'SHIPPED'].includes(status)
  expect(saidOf({ status })).toBe(isUnderWay ? dates : '')
})

const card = { ...cash, isOnlinePayment: true }
const transfer = { ...cash, requiresConfirmation: true }
const afterPayment = 'Παράδοση σε 2–4 εργάσιμες ημέρες από την πληρωμή'

it.each([
  ['an unpaid one by card', { payWay: card }, afterPayment],
  ['a paid one by card', { payWay: card, paymentStatus: 'COMPLETED' }, dates],
  ['one by transfer', { payWay: transfer }, afterPayment],
  ['a paid one by transfer', { payWay: transfer, paymentStatus: 'COMPLETED' }, afterPayment],
  ['one of an unknown pay way', { payWay: null }, dates],
] as const)('promises no date before the payment: %s', (_, changes, words) => {
  expect(saidOf(changes)).toBe(words)
})

it('says what to do once the last day is over in Athens', () => {
  jest.setSystemTime(Date.parse('2026-12-03T21:59:00Z'))
  expect(saidOf({ status: 'SHIPPED' })).toBe(dates)
  jest.setSystemTime(Date.parse('2026-12-03T22:00:00Z'))
  expect(saidOf({ status: 'SHIPPED' })).toMatch(
    /έως Πέμπτη 3 Δεκεμβρίου\. Αν δεν την έχετε ακόμη, γράψτε μας\.$/,
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('/contact')
})

it('promises nothing after a withdrawal from the whole order', () => {
  const { statement } = exampleWithdrawalReceipt
  renderAccountPage(null)
  keepWithdrawal(
    { ...exampleWithdrawalReceipt, statement: { ...statement, orderNumber: `${placed.id}` } },
    null,
  )
  expect(saidOf({})).toBe('')
})

import { cleanup, render, screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { exampleOrder } from '../../../../contract/examples/order-examples'
import { order } from '../../../../contract/shop/order'
import { AmountsPart } from './amounts-part'
import { OtherAmount } from './other-amount'

jest.mock('../../../lib/config/public-config', () => ({ publicConfig: {} }))
afterEach(cleanup)

const placed = z.parse(order, exampleOrder)
const words = () => document.body.textContent ?? ''

it('names both amounts and whom to ask where they differ', () => {
  render(<OtherAmount order={placed} agreed={31.5} />)
  expect(words()).toMatch(/συμφωνήσατε σε 31,50\s€/)
  expect(words()).toMatch(/κατέγραψε 29,26\s€/)
  expect(words()).toContain('640')
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^\/contact/)
})

it.each([29.26, null])('says nothing where they do not, or nobody knows: %p', (agreed) => {
  render(<OtherAmount order={placed} agreed={agreed} />)
  expect(words()).toBe('')
})

it('says that tax is included only where each piece was charged at its gross price', () => {
  const [item] = placed.items
  if (!item) throw new Error('the example has no items')
  const charged = (finalPrice: number) => ({
    ...placed,
    items: [{ ...item, product: { ...item.product, finalPrice } }],
  })
  render(<AmountsPart order={charged(item.price)} />)
  expect(words()).toContain('περιλαμβάνεται ο ΦΠΑ')
  cleanup()
  render(<AmountsPart order={charged(item.price + 1)} />)
  expect(words()).toMatch(/29,26/)
  expect(words()).not.toContain('ΦΠΑ')
})

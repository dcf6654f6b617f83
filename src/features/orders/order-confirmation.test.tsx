import { cleanup, render, screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { exampleProduct } from '#contract/examples/catalogue-examples'
import { exampleOrder } from '#contract/examples/order-examples'
import { order } from '#contract/shop/order'
import { product } from '#contract/shop/product'
import { AmountsSection } from './components/order-details'
import { AmountNotice } from './order-confirmation'

const placed = z.parse(order, exampleOrder)
const pageText = () => document.body.textContent ?? ''

it('shows both amounts and a contact link if the order costs less', () => {
  render(<AmountNotice order={placed} agreed={31.5} onCancelled={() => {}} />)
  expect(pageText()).toMatch(/συμφωνήσατε σε 31,50\s€/)
  expect(pageText()).toMatch(/κατέγραψε 29,26\s€/)
  expect(pageText()).toContain('640')
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^\/contact/)
})

it.each([29.26, null])('shows nothing if they are equal or unknown: %p', (agreed) => {
  render(<AmountNotice order={placed} agreed={agreed} onCancelled={() => {}} />)
  expect(pageText()).toBe('')
})

it('shows that tax is included only if each item was charged at its gross price', () => {
  const [item] = placed.items
  if (!item) throw new Error('the example has no items')
  const charged = (finalPrice: number) => ({
    ...placed,
    items: [{ ...item, product: { ...z.parse(product, exampleProduct), finalPrice } }],
  })
  render(<AmountsSection order={charged(item.price)} />)
  expect(pageText()).toContain('περιλαμβάνεται ο ΦΠΑ')
  cleanup()
  render(<AmountsSection order={charged(item.price + 1)} />)
  expect(pageText()).toMatch(/29,26/)
  expect(pageText()).not.toContain('ΦΠΑ')
})

it('says beside the total what it holds besides the products, also folded (R437)', () => {
  const { container } = render(<AmountsSection order={placed} />)
  const gist = container.querySelector('summary')?.textContent
  expect(gist).toMatch(/29,26\s€ · Μεταφορικά: 3,50\s€ · Επιβάρυνση τρόπου πληρωμής: 2,00\s€$/)
})

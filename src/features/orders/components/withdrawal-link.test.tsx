import { render, screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { exampleOrder } from '#contract/examples/order-examples'
import { order } from '#contract/shop/order'
import { WithdrawalLink } from './withdrawal-link'

const placed = z.parse(order, exampleOrder)
const label = 'Υπαναχώρηση από τη σύμβαση'

it('leads to the withdrawal of the order, without naming a person (R359)', () => {
  render(<WithdrawalLink order={{ ...placed, status: 'SHIPPED' }} />)
  const link = screen.getByRole('link', { name: label })
  expect(link.getAttribute('href')).toBe('/withdrawal?order=640')
})

it('is absent once the order is undone or its term is over (R359)', () => {
  render(<WithdrawalLink order={{ ...placed, status: 'CANCELED' }} />)
  const delivered = { status: 'DELIVERED', statusUpdatedAt: '2020-01-07T10:00:00Z' } as const
  render(<WithdrawalLink order={{ ...placed, ...delivered }} />)
  expect(screen.queryByRole('link')).toBeNull()
})

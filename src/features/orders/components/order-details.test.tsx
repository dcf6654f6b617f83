import { cleanup, render } from '@testing-library/react'
import { exampleOrder } from '#contract/examples/order-examples'
import { order, orderStatuses, paymentStatuses } from '#contract/shop/order'
import { ordersMessages } from '../messages'
import { AmountsSection, PaymentSection, placeLines } from './order-details'

const parsed = order.parse(exampleOrder)

it('formats the shipping address', () => {
  const [street, city, wider, ...more] = placeLines(parsed)
  expect([street, city]).toEqual(['Ρυακίων 12α', '26442 Πάτρα'])
  expect(wider).toMatch(/, Ελλάδα$/)
  expect(more).toEqual([])
})

it('leaves empty lines out', () => {
  expect(
    placeLines({ ...parsed, place: 'Πίσω από την εκκλησία', region: null, country: null }),
  ).toEqual(['Ρυακίων 12α', '26442 Πάτρα', 'Πίσω από την εκκλησία'])
})

const { words } = ordersMessages

it.each([
  ['status', [...orderStatuses, 'UNKNOWN']],
  ['payment', [...paymentStatuses, 'UNKNOWN']],
] as const)('has a Greek label for every %s and no other (R048)', (kind, names) => {
  expect(Object.keys(words[kind])).toEqual([...names])
  for (const word of Object.values(words[kind])) expect(word).toMatch(/^[\p{Script=Greek} ]+$/u)
})

describe('the payment of an order, also on paper', () => {
  const said = () => document.body.textContent ?? ''

  it.each([
    ['CANCELED', 'COMPLETED', 'Πληρώθηκε', true],
    ['CANCELED', 'REFUNDED', 'Τα χρήματα επιστράφηκαν', false],
    ['CANCELED', 'PENDING', 'Δεν πληρώθηκε', false],
    ['REFUNDED', 'REFUNDED', 'Τα χρήματα επιστράφηκαν', false],
    ['COMPLETED', 'PARTIALLY_REFUNDED', 'Επιστράφηκε μέρος των χρημάτων', false],
    ['PENDING', 'FAILED', 'Η πληρωμή δεν ολοκληρώθηκε', false],
    ['PROCESSING', 'COMPLETED', 'Πληρώθηκε', false],
  ] as const)(
    'is told as it stands, %s and %s, and when the money comes back',
    (status, paymentStatus, word, comesBack) => {
      render(<PaymentSection order={{ ...parsed, status, paymentStatus }} />)
      expect(said()).toContain(word)
      expect(said().includes('το αργότερο σε 14 ημέρες')).toBe(comesBack)
    },
  )

  it('says how much was paid back', () => {
    const [item] = parsed.items
    if (!item) throw new Error('the example has no items')
    const refunding = (refundedAmount: number) => ({
      ...parsed,
      items: [
        { ...item, refundedAmount },
        { ...item, refundedAmount: 0.1 },
      ],
    })
    render(<AmountsSection order={refunding(7.92)} />)
    expect(said()).toMatch(/Επιστράφηκαν8,02\s€/)
    cleanup()
    render(<AmountsSection order={parsed} />)
    expect(said()).not.toContain('Επιστράφηκαν')
  })
})

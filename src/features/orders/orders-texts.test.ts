import { orderStatuses, paymentStatuses } from '../../../contract/shop/order-status'
import { ordersMessages } from './orders-texts'

const { words } = ordersMessages

it.each([
  ['status', orderStatuses],
  ['payment', paymentStatuses],
] as const)(
  'has Greek words for every %s and no other, never the bare name (R048)',
  (kind, names) => {
    expect(Object.keys(words[kind])).toEqual([...names])
    for (const word of Object.values(words[kind])) expect(word).toMatch(/^[\p{Script=Greek} ]+$/u)
  },
)

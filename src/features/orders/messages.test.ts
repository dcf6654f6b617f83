import { orderStatuses, paymentStatuses } from '../../../contract/shop/order'
import { ordersMessages } from './messages'

const { words } = ordersMessages

it.each([
  ['status', orderStatuses],
  ['payment', paymentStatuses],
] as const)('has a Greek label for every %s and no other (R048)', (kind, names) => {
  expect(Object.keys(words[kind])).toEqual([...names])
  for (const word of Object.values(words[kind])) expect(word).toMatch(/^[\p{Script=Greek} ]+$/u)
})

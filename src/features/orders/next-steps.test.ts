import * as z from 'zod/mini'
import { examplePayWay } from '../../../contract/examples/order-examples'
import { payWay } from '../../../contract/shop/pay-way'
import { nextSteps } from './next-steps'

const way = z.parse(payWay, examplePayWay)
const fresh = { payWay: way, status: 'PENDING', paymentStatus: 'PENDING' } as const

describe('nextSteps', () => {
  it.each([
    ['at the door', {}, ['mail', 'pack', 'send', 'payAtDoor']],
    ['online', { payWay: { ...way, isOnlinePayment: true } }, ['mail', 'online', 'pack', 'send']],
    [
      'by transfer',
      { payWay: { ...way, requiresConfirmation: true } },
      ['mail', 'transfer', 'pack', 'send'],
    ],
    ['already', { paymentStatus: 'COMPLETED' }, ['mail', 'pack', 'send']],
    ['in an unknown way', { payWay: null }, ['mail', 'pack', 'send']],
  ] as const)('leads from paying %s to the parcel', (_, differences, steps) => {
    expect(nextSteps({ ...fresh, ...differences })).toEqual(steps)
  })

  it.each(['CANCELED', 'RETURNED', 'REFUNDED'] as const)('ends where it is %s', (status) => {
    expect(nextSteps({ ...fresh, status })).toEqual(['stopped'])
  })
})

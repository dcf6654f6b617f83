import { render } from '@testing-library/react'
import * as z from 'zod/mini'
import { exampleOrder, examplePayWay } from '#contract/examples/order-examples'
import { order } from '#contract/shop/order'
import { payWay } from '#contract/shop/pay-way'
import { publicConfig } from '#lib/config/public-config'
import { NextStepsSection, nextSteps } from './next-steps'

const way = z.parse(payWay, examplePayWay)

describe('the step of a bank transfer', () => {
  const stepsOf = (demonstration: boolean) => {
    Object.assign(publicConfig, { demonstration })
    const transfer = { ...way, requiresConfirmation: true }
    render(<NextStepsSection order={{ ...z.parse(order, exampleOrder), payWay: transfer }} />)
    return document.body.textContent
  }
  afterEach(() => Object.assign(publicConfig, { demonstration: false }))

  it('asks for the money in a shop', () => {
    expect(stepsOf(false)).toContain('Κάνετε την κατάθεση')
  })

  it('asks for no money in a demonstration', () => {
    const steps = stepsOf(true)
    expect(steps).toContain('μην καταθέσετε χρήματα')
    expect(steps).not.toContain('Κάνετε την κατάθεση')
  })
})

const fresh = { payWay: way, status: 'PENDING', paymentStatus: 'PENDING' } as const

describe('nextSteps', () => {
  it.each([
    ['at the door', {}, ['pack', 'send', 'payAtDoor']],
    [
      'by transfer',
      { payWay: { ...way, requiresConfirmation: true } },
      ['transfer', 'pack', 'send'],
    ],
    ['already', { paymentStatus: 'COMPLETED' }, ['pack', 'send', 'arrive']],
    ['in an unknown way', { payWay: null }, ['pack', 'send', 'arrive']],
  ] as const)('are three around the parcel, paying %s (R438)', (_, differences, steps) => {
    expect(nextSteps({ ...fresh, ...differences })).toEqual(steps)
  })

  it('ask to write to the shop for an order that would be paid online', () => {
    const steps = ['online', 'pack', 'send']
    const online = { ...way, isOnlinePayment: true }
    expect(nextSteps({ ...fresh, payWay: online })).toEqual(steps)
    const wallet = { ...way, translations: { el: { name: 'PAY_PAL' } } }
    expect(nextSteps({ ...fresh, payWay: wallet })).toEqual(steps)
  })

  it('are unknown for an order whose status is', () => {
    expect(nextSteps({ ...fresh, status: 'UNKNOWN' })).toEqual(['unknown'])
  })

  it('end for an order that is cancelled', () => {
    expect(nextSteps({ ...fresh, status: 'CANCELED' })).toEqual(['stopped'])
  })

  it.each(['SHIPPED', 'DELIVERED', 'COMPLETED', 'RETURNED', 'REFUNDED'] as const)(
    'are over for an order that is %s',
    (status) => {
      expect(nextSteps({ ...fresh, status })).toEqual([])
    },
  )
})

import * as z from 'zod/mini'
import {
  exampleOrder,
  exampleOrderCreation,
  exampleOrderDetail,
  examplePayWay,
} from '../examples/order-examples'
import { order, orderDetail, orderIsPaid, paymentStatuses } from './order'
import { orderCreation } from './order-creation'

describe('orders', () => {
  it('say that a word is unknown, never another state', () => {
    const read = z.parse(orderDetail, {
      ...exampleOrderDetail,
      status: 'ON_HOLD',
      paymentStatus: 'AUTHORISED',
      documentType: 'GIFT_NOTE',
    })
    expect(read).toMatchObject({
      status: 'UNKNOWN',
      paymentStatus: 'UNKNOWN',
      documentType: 'UNKNOWN',
    })
    expect(z.parse(orderDetail, read)).toEqual(read)
    expect(z.parse(order, { ...exampleOrder, paymentStatus: '' }).paymentStatus).toBe('PENDING')
  })

  it('are paid if the payment is complete, regardless of isPaid', () => {
    const paid = paymentStatuses.filter((paymentStatus) =>
      orderIsPaid(z.parse(order, { ...exampleOrder, isPaid: true, paymentStatus })),
    )
    expect(paid).toEqual(['COMPLETED'])
  })

  it('drop secrets of a payment provider', () => {
    const payWay = { ...examplePayWay, configuration: { secretKey: 'sk_live' } }
    expect(JSON.stringify(z.parse(order, { ...exampleOrder, payWay }))).not.toContain('sk_live')
  })

  it('may have lost country, region and payment method', () => {
    const bare = { ...exampleOrder, country: null, region: null, payWay: null, user: null }
    expect(z.safeParse(order, bare).success).toBe(true)
  })
})

describe('orders of the browser', () => {
  it('have no owner, status, payment and price', () => {
    const { status, user, paymentStatus, paidAmount } = exampleOrder
    const asked = { status, user, paymentStatus, paidAmount, shippingPrice: 0 }
    const items = [{ product: 41, quantity: 3, price: 0.01 }]
    expect(z.parse(orderCreation, { ...exampleOrderCreation, ...asked, items })).toEqual({
      ...z.parse(orderCreation, exampleOrderCreation),
      items: [{ product: 41, quantity: 3 }],
    })
  })

  it('may leave out floor, kind, place, mobile number and notes', () => {
    const { floor, locationType, place, customerNotes, ...needed } = exampleOrderCreation
    expect(z.parse(orderCreation, needed)).toMatchObject({
      floor: '',
      locationType: '',
      place: '',
      customerNotes: '',
    })
  })
})

import * as z from 'zod/mini'
import {
  exampleOrder,
  exampleOrderCreation,
  exampleOrderDetail,
  examplePayWay,
} from '../examples/order-examples'
import { order, orderDetail, orderIsPaid, orderStatuses, paymentStatuses } from './order'
import { orderCreation } from './order-creation'

describe('orders', () => {
  it('show the upper floors of the upstream as people choose them', () => {
    expect(z.parse(order, exampleOrder).floor).toBe('FIFTH_FLOOR_PLUS')
  })

  it.each(orderStatuses)('may be %s', (status) => {
    expect(z.parse(order, { ...exampleOrder, status }).status).toBe(status)
  })

  it('with a status of another version stay readable', () => {
    const read = z.parse(orderDetail, {
      ...exampleOrderDetail,
      status: 'ON_HOLD',
      paymentStatus: 'AUTHORISED',
      documentType: 'GIFT_NOTE',
    })
    expect(read).toMatchObject({
      status: 'PENDING',
      paymentStatus: 'PENDING',
      documentType: 'RECEIPT',
      statusDisplay: 'Ετοιμάζεται',
    })
  })

  it('are paid when the payment is complete, whatever isPaid says', () => {
    const paid = paymentStatuses.filter((paymentStatus) =>
      orderIsPaid(z.parse(order, { ...exampleOrder, isPaid: true, paymentStatus })),
    )
    expect(paid).toEqual(['COMPLETED'])
  })

  it('keep the secrets of a payment provider to themselves', () => {
    const payWay = { ...examplePayWay, configuration: { secretKey: 'sk_live' } }
    expect(JSON.stringify(z.parse(order, { ...exampleOrder, payWay }))).not.toContain('sk_live')
  })

  it('outlive their country, region and way to pay', () => {
    const bare = { ...exampleOrder, country: null, region: null, payWay: null, user: null }
    expect(z.safeParse(order, bare).success).toBe(true)
  })

  it('are shown with how they travel', () => {
    const trackingInfo = { trackingNumber: 'RY000', shippingCarrier: null }
    expect(z.parse(orderDetail, { ...exampleOrderDetail, trackingInfo }).trackingInfo).toEqual({
      trackingNumber: 'RY000',
      shippingCarrier: '',
    })
  })
})

describe('orders of the browser', () => {
  it('say nothing about owner, status, payment and price', () => {
    const asked = {
      ...exampleOrderCreation,
      user: 1,
      status: 'COMPLETED',
      paymentStatus: 'COMPLETED',
      shippingPrice: 0,
      paidAmount: 0,
    }
    const { items, ...body } = z.parse(orderCreation, {
      ...asked,
      items: [{ product: 41, quantity: 3, price: 0.01 }],
    })
    expect(Object.keys(body)).toEqual(
      expect.not.arrayContaining([
        'user',
        'status',
        'paymentStatus',
        'shippingPrice',
        'paidAmount',
      ]),
    )
    expect(items).toEqual([{ product: 41, quantity: 3 }])
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

import { country, region } from '../geo/country'
import { order, orderDetail, orderItem } from '../shop/order'
import { orderCreation, upstreamOrderCreation } from '../shop/order-creation'
import { payWay } from '../shop/pay-way'
import { absent, type ExampleCase } from './example-case'
import * as orders from './order-examples'
import { exampleCountry, exampleRegion } from './place-examples'

const badOrderBody: ExampleCase['refuses'] = [
  ['email', 'nefeli'],
  ['firstName', '  '],
  ['street', 'Ρ'.repeat(256)],
  ['zipcode', absent],
  ['country', 'Ελλάδα'],
  ['region', ''],
  ['phone', 'καλέστε με'],
  ['phone', absent],
  ['payWay', '5'],
  ['documentType', 'PROFORMA'],
  ['documentType', absent],
  ['items', []],
  ['items', absent],
  ['items.0.quantity', 0],
  ['items.0.product', absent],
  ['customerNotes', 'ω'.repeat(2001)],
]

/** Orders, ways to pay and the places that they go to. */
export const orderCases: readonly ExampleCase[] = [
  {
    name: 'way to pay',
    schema: payWay,
    wire: orders.examplePayWay,
    refuses: [
      ['cost', 'two'],
      ['active', absent],
      ['isOnlinePayment', 'no'],
    ],
  },
  {
    name: 'country',
    schema: country,
    wire: exampleCountry,
    refuses: [
      ['alpha2', 'gr'],
      ['alpha2', 'GRC'],
      ['alpha3', 'GR'],
      ['phoneCode', '+30'],
    ],
  },
  {
    name: 'region',
    schema: region,
    wire: exampleRegion,
    refuses: [
      ['alpha', ''],
      ['alpha', 'GR-GREECE-G'],
      ['country', exampleCountry],
    ],
  },
  {
    name: 'order',
    schema: order,
    wire: orders.exampleOrder,
    refuses: [
      ['country', 'GR'],
      ['payWay', 5],
      ['user', absent],
      ['uuid', 640],
      ['floor', 'ROOF'],
      ['locationType', 'BOAT'],
      ['paidAmount', absent],
      ['canBeCanceled', 1],
      ['items', absent],
      ['status', 3],
    ],
  },
  {
    name: 'order detail',
    schema: orderDetail,
    wire: orders.exampleOrderDetail,
    refuses: [
      ['isCanceled', absent],
      ['trackingInfo', 'on its way'],
      ['items.0.product', 41],
    ],
  },
  {
    name: 'order item',
    schema: orderItem,
    wire: orders.exampleOrderItem,
    refuses: [
      ['quantity', 0],
      ['refundedQuantity', -1],
      ['isRefunded', null],
      ['netPrice', absent],
    ],
  },
  {
    name: 'order creation',
    schema: orderCreation,
    wire: orders.exampleOrderCreation,
    refuses: [
      ...badOrderBody,
      ['floor', 'FIFTH_FLOOR'],
      ['floor', 'SIXTH_FLOOR_PLUS'],
      ['agreedTotal', 'much'],
      ['sentSecondsAgo', -1],
    ],
  },
  {
    name: 'order creation for the upstream',
    schema: upstreamOrderCreation,
    wire: orders.exampleUpstreamOrderCreation,
    refuses: [
      ...badOrderBody,
      ['floor', 'FIFTH_FLOOR_PLUS'],
      ['paymentId', absent],
      ['paymentId', 'order-1'],
      ['shippingPrice', absent],
      ['shippingPrice', -1],
      ['shippingPrice', '3.5'],
    ],
  },
]

import * as z from 'zod/mini'
import { exampleCountry, exampleRegion } from '#contract/examples/place-examples'
import { orderDetail as contractDetail, order as contractOrder } from '#contract/shop/order'
import { completedOrder, order, orderDetail } from './order'
import { payWay } from './pay-way'
import { orderDetailRow, orderRow, payWayRow } from './testing/order-rows'

const lists = {
  countries: [exampleCountry],
  regions: [exampleRegion],
  payWays: [z.parse(payWay, payWayRow)],
}
const detail = (more: object = {}) => z.parse(orderDetail, { ...orderDetailRow, ...more })

it('an order has the shape of the contract once its lists are known (R181)', () => {
  const read = completedOrder(z.parse(order, orderRow), lists)
  expect(z.parse(contractOrder, read)).toEqual(read)
  expect(read).toMatchObject({
    country: { alpha2: 'GR' },
    region: { alpha: 'GR-G' },
    payWay: { id: 5, cost: 2 },
    mobilePhone: '',
    paidAmount: 29.26,
  })
})

it('a single order as well, with its tracking number', () => {
  const read = completedOrder(detail(), lists)
  expect(z.parse(contractDetail, read)).toEqual(read)
  expect(read.trackingInfo).toEqual({ trackingNumber: '7401234999', shippingCarrier: 'acs' })
})

it('is not lost where a list does not have what it names', () => {
  const none = { countries: [], regions: [], payWays: [] }
  expect(completedOrder(detail(), none)).toMatchObject({
    country: null,
    region: null,
    payWay: null,
    id: 640,
  })
})

it('costs what the API adds up', () => {
  const breakdown = { ...orderDetailRow.pricingBreakdown, grandTotal: 30.1 }
  expect(detail({ pricingBreakdown: breakdown }).totalPriceExtra).toBe(6.34)
})

it('names neither staff nor foreign servers', () => {
  expect(JSON.stringify(detail())).not.toMatch(/staff@|labels\.example|track\.example|Smartpoint/)
})

describe('an order', () => {
  const [item] = orderRow.items
  const name = item?.product.translations.el.name
  const read = (items: unknown) => completedOrder(z.parse(order, { ...orderRow, items }), lists)

  it.each([
    ['that is gone', null, ''],
    ['that cannot be read', { ...item?.product, vatPercent: null }, name],
  ])('has an item whose product is one %s, with quantity and price', (_, product, productName) => {
    const found = read([{ ...item, product }])
    expect(z.parse(contractOrder, found)).toEqual(found)
    expect(found.items).toMatchObject([
      { product: null, productName, quantity: 3, price: 7.92, totalPrice: 23.76 },
    ])
    expect(found.hasUnreadItems).toBe(false)
  })

  it.each([
    ['one item', [{ ...item, quantity: null }, item], 1],
    ['no item', [null], 0],
    ['no list of items', null, 0],
    ['nothing of items', undefined, 0],
  ])('says that not all can be read where there is %s that can', (_, items, count) => {
    const found = read(items)
    expect(z.parse(contractOrder, found)).toEqual(found)
    expect(found).toMatchObject({ id: 640, hasUnreadItems: true, paidAmount: 29.26 })
    expect(found.items).toHaveLength(count)
  })
})

it.each([
  ['PENDING', true, true],
  ['PENDING', false, false],
  ['ON_HOLD', true, false],
  ['', true, false],
  [null, true, false],
])('with the status %p and canBeCanceled %p may be cancelled: %p', (status, said, may) => {
  expect(detail({ status, canBeCanceled: said }).canBeCanceled).toBe(may)
  expect(z.parse(order, { ...orderRow, status, canBeCanceled: said }).canBeCanceled).toBe(may)
})

it.each([
  ['status', 'ON_HOLD', { status: 'UNKNOWN' }],
  ['paymentStatus', 'AUTHORISED', { paymentStatus: 'UNKNOWN' }],
  ['documentType', 'GIFT_NOTE', { documentType: 'UNKNOWN' }],
  ['paymentStatus', '', { paymentStatus: 'PENDING' }],
  ['floor', 'ROOF', { floor: '' }],
  ['floor', 'SIXTH_FLOOR_PLUS', { floor: 'FIFTH_FLOOR_PLUS' }],
  ['locationType', 'BOAT', { locationType: '' }],
])('reads the %s "%s" as %j', (field, word, read) => {
  expect(detail({ [field]: word })).toMatchObject(read)
})

it.each([
  ['PENDING', false, false],
  ['COMPLETED', true, false],
  ['CANCELED', false, true],
])(
  'of the status %s tells by it what the API does not say fittingly (R550)',
  (status, isCompleted, isCanceled) => {
    for (const unfit of [null, 'yes', 1, undefined]) {
      const read = completedOrder(detail({ status, isCompleted: unfit, isCanceled: unfit }), lists)
      expect(z.parse(contractDetail, read)).toMatchObject({ isCompleted, isCanceled })
    }
  },
)

it.each<[string, object, object]>([
  ['invoice', { hasInvoice: null }, { hasInvoice: false }],
  ['tracking', { trackingDetails: {} }, { trackingInfo: null, trackingNumber: '7401234999' }],
  ['tracking', { trackingDetails: { hasTracking: null } }, { trackingInfo: null }],
  ['tracking number', { trackingNumber: 7_401_234_999 }, { trackingNumber: '' }],
  ['timeline', { orderTimeline: undefined }, { timesPaid: 0, statusDates: {} }],
  ['known payment', { isPaid: null, paymentStatus: 'COMPLETED' }, { isPaid: true }],
])('is shown without its %s where it is said as %j (R550)', (_, more, known) => {
  const read = completedOrder(detail(more), lists)
  expect(z.parse(contractDetail, read)).toMatchObject({ id: 640, ...known })
})

it.each([
  ['no payment id', { paymentId: null }],
  ['no region', { region: null }],
  ['no person', { user: null }],
  ['no shipment and tracking', { shipment: null, acsShipment: null, trackingDetails: null }],
])('is read with %s', (_, more) => {
  expect(detail(more).id).toBe(640)
})

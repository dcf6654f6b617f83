import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { order } from '#contract/shop/order'
import { idempotencyHeader, replayedHeader } from '#contract/shop/order-creation'
import { payWay } from '#contract/shop/pay-way'
import { pageOf } from '#contract/wire/page'
import { orderItems, orders } from '../database/tables/orders'
import { products } from '../database/tables/products'
import { bodyFor, orderIn, placed } from '../testing/orders'
import { emulatorPerFile, shopperPerTest } from '../testing/test-emulator'

const api = emulatorPerFile({ extensions: false })
const buyer = shopperPerTest(api)
beforeEach(async () => {
  await api.send('/switches/products/1', { stock: 10, price: 10, active: true })
})

const myOrders = async () =>
  z.parse(
    pageOf(order),
    (await buyer.call('GET', '/order/my-orders?ordering=-createdAt&pageSize=20')).body,
  ).results

describe('orders of the API in plain mode, as recorded', () => {
  it('have net prices, no payment fee, and count as paid with their shipping', async () => {
    const made = await placed(buyer, 1, 2, { shippingPrice: 3 })
    expect(made).toMatchObject({
      totalPriceItems: 20,
      totalPriceExtra: 3,
      paidAmount: 3,
      isPaid: true,
      status: 'PENDING',
      statusDisplay: 'Pending',
      statusUpdatedAt: null,
      paymentStatus: 'PENDING',
      paymentMethod: '',
      canBeCanceled: true,
    })
    expect(made.items).toMatchObject([{ price: 10, totalPrice: 20, quantity: 2 }])
  })

  it('of the seed are the same: net, without a fee, also after a restart', async () => {
    const sentAnew = await api.send('/switches/reset', { seed: true })
    expect(sentAnew.status).toBe(200)
    const kept = await api.store.db.select().from(orders)
    const lines = await api.store.db
      .select({ stored: orderItems.price, net: products.price })
      .from(orderItems)
      .innerJoin(products, eq(products.id, orderItems.product))
    expect(lines.length > 5 && kept.length > 5).toBe(true)
    expect(lines.filter(({ stored, net }) => stored !== net)).toEqual([])
    for (const { payWayFee, paidAmount, shippingPrice, paymentMethod } of kept) {
      expect({ payWayFee, paidAmount, paymentMethod }).toEqual({
        payWayFee: 0,
        paidAmount: shippingPrice,
        paymentMethod: '',
      })
    }
  })

  it('are placed by each request, regardless of its Idempotency-Key', async () => {
    const key = randomUUID()
    const send = () => buyer.call('POST', '/order', bodyFor(1, 1), { [idempotencyHeader]: key })
    const [first, second] = [await send(), await send()]
    expect(orderIn(first).id).not.toBe(orderIn(second).id)
    expect(second.headers.has(replayedHeader)).toBe(false)
    const other = await buyer.call('POST', '/order', bodyFor(1, 1), { [idempotencyHeader]: 'no' })
    expect(other.status).toBe(201)
  })

  it('keep their paymentId and return it to their owner, newest first', async () => {
    const [older, newer] = [randomUUID(), randomUUID()]
    await placed(buyer, 1, 1, { paymentId: older })
    const { id, paymentId } = await placed(buyer, 1, 1, { paymentId: newer })
    expect(paymentId).toBe(newer)
    expect((await myOrders()).map((one) => one.paymentId)).toEqual([newer, older])
    expect(orderIn(await buyer.call('GET', `/order/${id}`)).paymentId).toBe(newer)
  })

  it('show the enum name of a payment method, also in the list of methods', async () => {
    const { results } = z.parse(pageOf(payWay), await api.read('/api/v1/pay_way'))
    expect(results.map(({ translations }) => translations.el?.name)).toEqual([
      'PAY_ON_DELIVERY',
      'CREDIT_CARD',
      'BANK_TRANSFER',
    ])
    const made = await placed(buyer, 1, 1)
    expect(made.payWay?.translations.el?.name).toBe('PAY_ON_DELIVERY')
  })
})

import * as z from 'zod/mini'
import { exampleUpstreamOrderCreation } from '#contract/examples/order-examples'
import { order } from '#contract/shop/order'
import { pageOf } from '#contract/wire/page'
import { bodyFor, orderIn, placed, stockLeft } from '../testing/orders'
import { guest } from '../testing/shopper'
import { emulatorPerFile, shopperPerFile, shopperPerTest } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const staff = shopperPerFile(emulator, 'superuser@example.gr')
const buyer = shopperPerTest(emulator)
const other = shopperPerTest(emulator)
beforeEach(async () => {
  await emulator.send('/switches/products/1', { stock: 10, price: 10, active: true })
  await emulator.send('/switches/products/2', { stock: 10, price: 4.35, active: true })
})

const messages = [expect.any(String)]

describe('placing an order', () => {
  it('takes the stock and computes prices, fee and total itself', async () => {
    const { finalPrice } = z.parse(
      z.object({ finalPrice: z.number() }),
      await emulator.read('/api/v1/product/1'),
    )
    const made = await placed(buyer, 1, 2, { shippingPrice: 3, paidAmount: 0.01 })
    const items = Math.round(finalPrice * 200) / 100
    expect(made).toMatchObject({
      user: buyer.id,
      status: 'PENDING',
      paymentStatus: 'PENDING',
      totalPriceItems: items,
      shippingPrice: 3,
      totalPriceExtra: 5,
      paidAmount: Math.round((items + 5) * 100) / 100,
      canBeCanceled: true,
      isPaid: true,
      phone: '+306900000012',
      fullAddress: 'Ρυακίων 12α, 26442 Πάτρα',
      timeSinceOrder: '0 λεπτά',
    })
    expect(made.country?.alpha2).toBe('GR')
    expect(made.items.map(({ price, quantity }) => [price, quantity])).toEqual([[finalPrice, 2]])
    expect(await stockLeft(emulator, 1)).toBe(8)

    await emulator.send('/switches/products/1', { price: 99 })
    const read = orderIn(await buyer.call('GET', `/order/${made.id}`))
    expect(read.paidAmount).toBe(made.paidAmount)
    expect(read.items[0]?.price).toBe(finalPrice)
  })

  it('charges no fee from the threshold on', async () => {
    await emulator.send('/switches/products/1', { price: 60 })
    expect(await placed(buyer, 1, 1, { shippingPrice: 0 })).toMatchObject({ totalPriceExtra: 0 })
  })

  it('is refused item by item, and nothing of it is stored (A5-80)', async () => {
    await emulator.send('/switches/products/3', { active: false })
    const items = [
      { product: 1, quantity: 3 },
      { product: 2, quantity: 11 },
      { product: 3, quantity: 1 },
      { product: 4711, quantity: 1 },
    ]
    const answer = await buyer.call('POST', '/order', bodyFor(1, 1, { items }))
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.body).toEqual({
      items: [
        {},
        { quantity: expect.stringContaining('διαθέσιμα 10') },
        { product: expect.any(String) },
        { product: expect.any(String) },
      ],
    })
    expect(await stockLeft(emulator, 1)).toBe(10)
    expect((await buyer.call('GET', '/order/my-orders')).body).toMatchObject({ count: 0 })
  })

  it('sums up all items of one product', async () => {
    const items = [
      { product: 1, quantity: 6 },
      { product: 1, quantity: 6 },
    ]
    expect((await buyer.call('POST', '/order', bodyFor(1, 1, { items }))).status).toBe(400)
    expect(await stockLeft(emulator, 1)).toBe(10)
  })

  it.each<[string, object, object]>([
    ['no e-mail', { email: undefined }, { email: messages }],
    ['an invalid e-mail address', { email: 'nobody' }, { email: messages }],
    ['an invalid phone number', { phone: '12' }, { phone: messages }],
    ['an unknown floor', { floor: 'FIFTH_FLOOR_PLUS' }, { floor: messages }],
    ['no items', { items: [] }, { items: messages }],
    ['an unknown country', { country: 'XX', region: null }, { country: messages }],
    ['a region of another country', { country: 'CY', region: 'GR-I' }, { region: messages }],
    ['an unknown payment method', { payWay: 4711 }, { payWay: messages }],
    ['no shipping price', { shippingPrice: undefined }, { shippingPrice: messages }],
    ['a blank street', { street: ' ', city: null }, { street: messages, city: messages }],
  ])('with %s is 400 with the field', async (_, more, body) => {
    const answer = await buyer.call('POST', '/order', bodyFor(1, 1, more))
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.body).toEqual(body)
  })

  it('accepts the example of the API contract, amounts in any notation, and guests', async () => {
    const body = { ...bodyFor(1, 1), shippingPrice: { amount: '3.50' } }
    const answer = await guest(emulator).call('POST', '/order', body)
    expect(answer.status).toBe(201)
    expect(orderIn(answer)).toMatchObject({ user: null, shippingPrice: 3.5 })
    expect(exampleUpstreamOrderCreation.shippingPrice).toBe(3.5)
  })

  it('accepts fields that the caller should not set, as the real API does', async () => {
    const made = await placed(buyer, 1, 1, { status: 'COMPLETED', paymentStatus: 'COMPLETED' })
    expect(made).toMatchObject({ status: 'COMPLETED', paymentStatus: 'COMPLETED' })
  })
})

describe('reading orders', () => {
  it('is allowed for their owner and staff', async () => {
    const { id, uuid } = await placed(buyer, 1, 1)
    for (const path of [`/order/${id}`, `/order/uuid/${uuid}`]) {
      expect(orderIn(await buyer.call('GET', path)).id).toBe(id)
      expect(orderIn(await staff.call('GET', path)).id).toBe(id)
      expect(await other.call('GET', path)).toMatchObject({
        status: 403,
        body: { detail: expect.any(String) },
      })
    }
    for (const path of ['/order/4711', '/order/uuid/none', `/order/uuid/${uuid.slice(1)}0`]) {
      expect((await buyer.call('GET', path)).status).toBe(404)
    }
  })

  it('lists the caller’s own, newest first, filtered and paginated', async () => {
    const first = await placed(buyer, 1, 1)
    emulator.clock.at = new Date(emulator.clock.at.getTime() + 1000)
    const second = await placed(buyer, 2, 1)
    await buyer.call('POST', `/order/${first.id}/cancel`)
    await placed(other, 1, 1)
    const read = async (query: string) => {
      const { body } = await buyer.call('GET', `/order/my-orders${query}`)
      return z.parse(pageOf(order), body)
    }
    const ids = async (query: string) => (await read(query)).results.map(({ id }) => id)
    expect(await ids('')).toEqual([second.id, first.id])
    expect(await ids('?ordering=created_at')).toEqual([first.id, second.id])
    expect(await ids('?status=CANCELED')).toEqual([first.id])
    expect(await ids(`?search=${second.uuid}`)).toEqual([second.id])
    expect(await read('?paginationType=cursor&pageSize=1')).toMatchObject({ count: 2 })
    expect((await buyer.call('GET', '/order/my-orders?status=LOST')).status).toBe(400)
  })

  it('lists all orders to any signed-in user, as the real API does', async () => {
    const { id } = await placed(buyer, 1, 1)
    const { body } = await other.call('GET', `/order?userId=${buyer.id}`)
    expect(z.parse(pageOf(order), body).results.map((one) => one.id)).toEqual([id])
  })
})

import { eq } from 'drizzle-orm'
import { payWays } from '../database/tables/orders'
import { fillCart, orderBodyOf, orderIn, placed, stockLeft } from '../testing/orders'
import { guest } from '../testing/shopper'
import { emulatorPerFile, shopperPerFile, shopperPerTest } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const staff = shopperPerFile(emulator, 'superuser@example.gr')
const buyer = shopperPerTest(emulator)
const other = shopperPerTest(emulator)
beforeAll(async () => {
  await emulator.send('/switches/limits', { enabled: false })
})
beforeEach(async () => {
  await emulator.send('/switches/products/1', { stock: 10, price: 10, active: true })
  await emulator.send('/switches/products/2', { stock: 10, price: 4.35, active: true })
})

const order = (more: object = {}) => buyer.call('POST', '/order', orderBodyOf(more))
const messages = [expect.any(String)]

describe('placing an order', () => {
  it('orders the cart at gross prices, takes the stock and the cart', async () => {
    const made = await placed(buyer, 1, 2, { items: [{ product: 2, quantity: 9 }], place: 'Ρίο' })
    const [item] = made.items
    const items = Math.round((item?.price ?? 0) * 200) / 100
    expect(made).toMatchObject({
      user: buyer.id,
      status: 'PENDING',
      paymentStatus: 'PENDING',
      country: 'GR',
      region: 'GR-G',
      payWay: 1,
      floor: '',
      locationType: '',
      place: '',
      totalPriceItems: items,
      paidAmount: made.totalPriceItems + made.totalPriceExtra,
      pricingBreakdown: { grandTotal: made.paidAmount, remainingAmount: 0 },
      canBeCanceled: true,
      isPaid: false,
      paymentId: `offline_${made.uuid}`,
      phone: '+306900000012',
      fullAddress: 'Ρυακίων 12α, 26442 Πάτρα',
    })
    expect(made).not.toHaveProperty('mobilePhone')
    expect(made.items.map(({ product, quantity }) => [product.id, quantity])).toEqual([[1, 2]])
    expect(await stockLeft(emulator, 1)).toBe(8)
    expect((await buyer.call('GET', '/cart')).body).toMatchObject({ items: [] })
  })

  it.each([
    ['with a kind of shipping', { shippingKind: 'home_delivery' }, 3.5],
    ['without one', { shippingKind: undefined }, 3],
  ])('asks for the price of a carrier, or the flat one: %s', async (_, more, shippingPrice) => {
    expect(await placed(buyer, 2, 1, more)).toMatchObject({ shippingPrice })
  })

  it('waives the fee by items and shipping together, and shipping by items', async () => {
    await emulator.send('/switches/products/1', { price: 31, discountPercent: 0, vatPercent: 24 })
    expect(await placed(buyer, 1, 1)).toMatchObject({ shippingPrice: 3.5, paymentMethodFee: 2 })
    await emulator.send('/switches/products/1', { price: 60 })
    expect(await placed(buyer, 1, 1)).toMatchObject({ shippingPrice: 0, paymentMethodFee: 0 })
  })

  it.each<[string, object, object]>([
    ['an invalid e-mail address', { email: 'nobody' }, { email: messages }],
    ['a throw-away address', { email: 'a@mailinator.com' }, { email: messages }],
    ['no number of the street', { streetNumber: '' }, { streetNumber: messages }],
    ['a long first name', { firstName: 'α'.repeat(151) }, { firstName: messages }],
    ['a number of another country', { billingVatId: 'DE12345678' }, { billingVatId: messages }],
    ['a blank street', { street: ' ', city: null }, { street: messages, city: messages }],
  ])('with %s is 400 with the field', async (_, more, body) => {
    await fillCart(buyer, 1, 1)
    const answer = await order(more)
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual(body)
    expect(await stockLeft(emulator, 1)).toBe(10)
  })

  it('says in English, with names, what cannot be ordered', async () => {
    await fillCart(buyer, 1, 3)
    await fillCart(buyer, 2, 1)
    await emulator.send('/switches/products/1', { stock: 2 })
    await emulator.send('/switches/products/2', { active: false })
    const { status, body } = await order()
    expect(status).toBe(400)
    expect(body).toEqual({
      cart: expect.arrayContaining([
        expect.stringMatching(/^Product '.+' has insufficient stock\. Available: 2, Requested: 3$/),
        expect.stringMatching(/^Product '.+' is no longer available$/),
      ]),
    })
  })

  it('keeps the cart for an order that is paid online, which can be ordered again', async () => {
    const viva = { isOnlinePayment: true, providerCode: 'viva_wallet' }
    await emulator.store.db.update(payWays).set(viva).where(eq(payWays.id, 3))
    await fillCart(buyer, 1, 1)
    const answers = [await order({ payWayId: 3 }), await order({ payWayId: 3 })]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(orderIn(answers[0] ?? Object(null))).toMatchObject({ paymentId: null })
    expect((await buyer.call('GET', '/cart')).body).toMatchObject({ totalItems: 1 })
  })

  it('with another online way needs an intent', async () => {
    const stripe = { isOnlinePayment: true, providerCode: 'stripe' }
    await emulator.store.db.update(payWays).set(stripe).where(eq(payWays.id, 3))
    await fillCart(buyer, 1, 1)
    expect((await order({ payWayId: 3 })).body).toEqual({ paymentIntentId: messages })
  })

  it('puts the things of a guest’s cart into that of the person who names it', async () => {
    const { body } = await fillCart(guest(emulator), 2, 4)
    await fillCart(buyer, 1, 1)
    const headers = { 'x-cart-id': Object(body).cartId }
    const made = orderIn(await buyer.call('POST', '/order', orderBodyOf(), headers))
    expect(made.items.map(({ product }) => product.id).sort()).toEqual([1, 2])
  })
})

describe('reading orders', () => {
  it('is allowed for their owner and staff', async () => {
    const { id, uuid } = await placed(buyer, 1, 1)
    expect(orderIn(await buyer.call('GET', `/order/uuid/${uuid}`)).id).toBe(id)
    expect(orderIn(await buyer.call('GET', `/order/${id}`)).id).toBe(id)
    expect(orderIn(await staff.call('GET', `/order/${id}`)).id).toBe(id)
    const refused = { status: 403, body: { detail: expect.stringContaining('permission') } }
    expect(await other.call('GET', `/order/${id}`)).toMatchObject(refused)
    expect(await other.call('GET', `/order/uuid/${uuid}`)).toMatchObject(refused)
    expect(await guest(emulator).call('GET', `/order/uuid/${uuid}`)).toMatchObject(refused)
    expect((await buyer.call('GET', '/order/4711')).status).toBe(404)
  })

  it('lists the caller’s own, newest first, filtered and paginated', async () => {
    const first = await placed(buyer, 1, 1)
    emulator.clock.at = new Date(emulator.clock.at.getTime() + 1000)
    const second = await placed(buyer, 2, 1)
    await buyer.call('POST', `/order/${first.id}/cancel`)
    await placed(other, 1, 1)
    const ids = async (query: string) => {
      const { body } = await buyer.call('GET', `/order/my_orders${query}`)
      return Object(body).results.map(({ id }: { id: number }) => id)
    }
    expect(await ids('')).toEqual([second.id, first.id])
    expect(await ids('?ordering=created_at')).toEqual([first.id, second.id])
    expect(await ids('?status=CANCELED')).toEqual([first.id])
    expect((await buyer.call('GET', '/order/my-orders')).status).toBe(404)
    expect((await buyer.call('GET', '/order/my_orders?status=LOST')).status).toBe(400)
  })
})

describe('an order of a guest', () => {
  it('is read and cancelled by anybody who knows its uuid, and by nobody by its number', async () => {
    const { body: item } = await fillCart(guest(emulator), 2, 4)
    const headers = { 'x-cart-id': Object(item).cartId }
    const made = orderIn(await guest(emulator).call('POST', '/order', orderBodyOf(), headers))
    expect(made.user).toBeNull()
    for (const caller of [guest(emulator), other]) {
      expect(orderIn(await caller.call('GET', `/order/uuid/${made.uuid}`)).id).toBe(made.id)
      expect((await caller.call('GET', `/order/${made.id}`)).status).toBe(403)
      expect((await caller.call('POST', `/order/${made.id}/cancel`)).status).toBe(403)
      const wrong = `/order/${made.id}/cancel?uuid=${crypto.randomUUID()}`
      expect((await caller.call('POST', wrong)).status).toBe(403)
    }
    const opened = `/order/${made.id}/cancel?uuid=${made.uuid}`
    expect(await other.call('POST', opened)).toMatchObject({ body: { status: 'CANCELED' } })
    expect(await stockLeft(emulator, 2)).toBe(10)
  })

  it('is no other for the uuid of a guest’s: a member’s needs its owner', async () => {
    const { id, uuid } = await placed(buyer, 1, 1)
    const opened = `/order/${id}/cancel?uuid=${uuid}`
    expect((await guest(emulator).call('POST', opened)).status).not.toBe(200)
    expect((await other.call('POST', opened)).status).toBe(403)
  })
})

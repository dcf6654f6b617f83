import type { CameBack } from './exchange'
import { answers, deadToken, needsAccount, refused } from './rest-exchange'
import { idIn, type Person, type Shop, textIn } from './shop'

const piece = { product: 1, quantity: 1 }
const itemOf = async (me: Person) => idIn(await me.call('POST', '/cart/item', piece))

/** Another person's item. */
const foreignItem =
  (method: string, body?: object) =>
  async ({ me, other }: Shop): Promise<CameBack> =>
    me.call(method, `/cart/item/${await itemOf(other)}`, body)

const cartExchanges = [
  answers('GET /cart 200', async ({ me }) => {
    await itemOf(me)
    return me.call('GET', '/cart')
  }),
  answers('GET /cart 200', async ({ guest }) => {
    const id = textIn(await guest.call('POST', '/cart/item', piece), 'cartId')
    return guest.call('GET', '/cart', undefined, { 'x-cart-id': id })
  }),
  deadToken('/cart'),
  answers('POST /cart/item 201', ({ me }) => me.call('POST', '/cart/item', piece)),
  answers('POST /cart/item 201', async ({ me }) => {
    await itemOf(me)
    return me.call('POST', '/cart/item', piece)
  }),
  answers('POST /cart/item 400 no. 1', ({ me }) =>
    me.call('POST', '/cart/item', { ...piece, quantity: 999 }),
  ),
  answers('POST /cart/item 429 no. 1', async ({ guest }) => {
    const add = (id: object) => guest.call('POST', '/cart/item', piece, id)
    const cart = { 'x-cart-id': textIn(await add({}), 'cartId') }
    for (let writes = 1; writes < 30; writes += 1) await add(cart)
    return add(cart)
  }),
  answers('PUT /cart/item/{id} 200', async ({ me }) =>
    me.call('PUT', `/cart/item/${await itemOf(me)}`, { quantity: 2 }),
  ),
  answers('PUT /cart/item/{id} 400 no. 1', async ({ me }) =>
    me.call('PUT', `/cart/item/${await itemOf(me)}`, { quantity: 0 }),
  ),
  answers('DELETE /cart/item/{id} 204', async ({ me }) =>
    me.call('DELETE', `/cart/item/${await itemOf(me)}`),
  ),
  answers('DELETE /cart/item/{id} 403 no. 1', foreignItem('DELETE')),
  answers('DELETE /cart/item/{id} 403 no. 2', ({ me }) => me.call('DELETE', '/cart/item/999999')),
  answers('DELETE /cart 204', async ({ me }) => {
    await itemOf(me)
    return me.call('DELETE', '/cart')
  }),
]

const orderBody = {
  payWayId: 1,
  firstName: 'Νεφέλη',
  lastName: 'Δροσινού',
  email: 'nefeli@example.com',
  street: 'Ρυακίων',
  streetNumber: '12α',
  city: 'Πάτρα',
  zipcode: '26442',
  countryId: 'GR',
  regionId: 'GR-G',
  phone: '+306900000012',
  customerNotes: '',
  documentType: 'RECEIPT',
  shippingKind: 'home_delivery',
}

/** Orders one piece of the first product. */
export async function order(
  me: Pick<Person, 'call'>,
  more: object = {},
  headers: object = {},
): Promise<CameBack> {
  const cart = textIn(await me.call('POST', '/cart/item', piece), 'cartId')
  const body = { ...orderBody, ...more }
  return me.call('POST', '/order', body, { 'x-cart-id': cart, ...headers })
}

const refusedOrder = (number: number, more: object) =>
  answers(`POST /order 400 no. ${number}`, ({ me }) => order(me, more))

/** A cancellation after the order got a status. */
const lateCancel = (number: number, ...statuses: string[]) =>
  answers(`POST /order/{id}/cancel 400 no. ${number}`, async ({ api, me }) => {
    const id = idIn(await order(me))
    for (const status of statuses) await api.send(`/switches/orders/${id}`, { status })
    return me.call('POST', `/order/${id}/cancel`, {})
  })

const orderExchanges = [
  answers('POST /order 201', ({ me }) => order(me)),
  answers('POST /order 201', ({ guest }) => order(guest)),
  answers('POST /order 400 no. 1', async ({ me }) => {
    await me.call('DELETE', `/cart/item/${await itemOf(me)}`)
    return me.call('POST', '/order', orderBody)
  }),
  refusedOrder(2, { phone: '12' }),
  refusedOrder(3, { documentType: 'INVOICE' }),
  refusedOrder(4, { payWayId: 99_999 }),
  refusedOrder(5, { email: '' }),
  refusedOrder(8, { shippingKind: 'pickup_point' }),
  refusedOrder(9, { shippingKind: 'drone' }),
  answers('POST /order 400 no. 10', ({ me }) => me.call('POST', '/order', orderBody)),
  refusedOrder(11, { customerNotes: 'α'.repeat(501) }),
  answers('POST /order 401 no. 1', ({ guest }) =>
    guest.call('POST', '/order', orderBody, { authorization: 'Bearer 0123456789abcdef' }),
  ),
  answers('POST /order 409 no. 1', async ({ me }) => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    await itemOf(me)
    const both = await Promise.all([1, 2].map(() => me.call('POST', '/order', orderBody, key)))
    const later = both.find(({ status }) => status !== 201)
    if (!later) throw new Error('Both were answered with the order.')
    return later
  }),
  answers('POST /order 500 no. 1', ({ me }) => order(me, { regionId: 'XX' })),
  answers('GET /order/my_orders 200', ({ customer }) => customer.call('GET', '/order/my_orders')),
  deadToken('/order/my_orders'),
  // A path that is none.
  refused('/order/my-orders', 404),
  needsAccount('GET /order/my_orders', 2),
  answers('GET /order/{id} 200', async ({ me }) =>
    me.call('GET', `/order/${idIn(await order(me))}`),
  ),
  answers('GET /order/{id} 401 no. 1', async ({ guest, me }) =>
    guest.call('GET', `/order/${idIn(await order(me))}`),
  ),
  answers('GET /order/{id} 403 no. 1', async ({ me, other }) =>
    me.call('GET', `/order/${idIn(await order(other))}`),
  ),
  answers('GET /order/{id} 403 no. 2', async ({ guest }) =>
    guest.call('GET', `/order/${idIn(await order(guest))}`),
  ),
  answers('GET /order/{id} 404 no. 1', ({ me }) => me.call('GET', '/order/999999')),
  answers('GET /order/uuid/{uuid} 200', async ({ me }) =>
    me.call('GET', `/order/uuid/${textIn(await order(me), 'uuid')}`),
  ),
  answers('GET /order/uuid/{uuid} 200', async ({ guest }) =>
    guest.call('GET', `/order/uuid/${textIn(await order(guest), 'uuid')}`),
  ),
  answers('GET /order/uuid/{uuid} 403 no. 1', async ({ guest, me }) =>
    guest.call('GET', `/order/uuid/${textIn(await order(me), 'uuid')}`),
  ),
  answers('GET /order/uuid/{uuid} 404 no. 1', ({ me }) =>
    me.call('GET', `/order/uuid/${crypto.randomUUID()}`),
  ),
  answers('POST /order/{id}/cancel 200', async ({ me }) =>
    me.call('POST', `/order/${idIn(await order(me))}/cancel`, {}),
  ),
  lateCancel(1, 'CANCELED'),
  lateCancel(2, 'PROCESSING', 'SHIPPED', 'DELIVERED', 'COMPLETED'),
  lateCancel(3, 'PROCESSING', 'SHIPPED'),
  answers('POST /order/{id}/cancel 403 no. 1', async ({ guest }) =>
    guest.call('POST', `/order/${idIn(await order(guest))}/cancel`, {}),
  ),
  answers('POST /order/{id}/cancel 403 no. 2', async ({ me, other }) =>
    me.call('POST', `/order/${idIn(await order(other))}/cancel`, {}),
  ),
]

const forFirm = { documentType: 'INVOICE', billingVatId: '094259216' }

/** What is asked of the invoice of an order. */
const invoiceExchanges = ['/invoice', '/invoice/download'].flatMap((path) => {
  const name = `GET /order/{id}${path}`
  const of = (made: CameBack) => `/order/${idIn(made)}${path}`
  return [
    answers(`${name} 200`, async ({ api, me }) => {
      const made = await order(me, forFirm)
      await api.send(`/switches/orders/${idIn(made)}/complete`, {})
      return me.call('GET', of(made))
    }),
    answers(`${name} 401 no. 1`, async ({ guest }) =>
      guest.call('GET', of(await order(guest, forFirm))),
    ),
    answers(`${name} 403 no. 1`, async ({ me, other }) =>
      me.call('GET', of(await order(other, forFirm))),
    ),
    answers(`${name} 404 no. 1`, async ({ me }) => me.call('GET', of(await order(me, forFirm)))),
  ]
})

const byCard = { payWayId: 2 }
const bank = { successUrl: 'https://shop.example', cancelUrl: 'https://shop.example' }

/** Opens the bank's page for an order. */
const session = (me: Pick<Person, 'call'>, made: CameBack, body: object = bank) =>
  me.call('POST', `/order/${idIn(made)}/create_checkout_session`, body)

/** The same for a new order that is paid online. */
const newSession = async (me: Pick<Person, 'call'>) => session(me, await order(me, byCard))

const returned = ({ guest }: Shop, query: string) => guest.call('GET', `/order/viva_return${query}`)
const statusOf = (me: Pick<Person, 'call'>, made: CameBack) =>
  me.call('GET', `/order/${idIn(made)}/payment_status`)

/** Tells the provider of a way to pay what an order of one piece costs. */
const intent = async (me: Person, body: object) => {
  await itemOf(me)
  return me.call('POST', '/cart/create-payment-intent', body)
}

const paymentExchanges = [
  answers('POST /cart/create-payment-intent 400 no. 1', ({ me }) => intent(me, byCard)),
  answers('POST /cart/create-payment-intent 400 no. 2', ({ me }) =>
    intent(me, { ...byCard, shippingKind: 'home_delivery' }),
  ),
  answers('POST /order/{id}/create_checkout_session 200', ({ me }) => newSession(me)),
  answers('POST /order/{id}/create_checkout_session 400 no. 1', async ({ me }) =>
    session(me, await order(me), {}),
  ),
  answers('POST /order/{id}/create_checkout_session 400 no. 2', async ({ me }) =>
    session(me, await order(me, byCard), {}),
  ),
  answers('POST /order/{id}/create_checkout_session 400 no. 3', async ({ api, me }) => {
    const made = await order(me, byCard)
    const page = new URL(textIn(await session(me, made), 'checkoutUrl'))
    const body = new URLSearchParams({ outcome: 'paid' })
    await api.app.request(`${page.pathname}${page.search}`, { method: 'POST', body })
    return session(me, made)
  }),
  answers('POST /order/{id}/create_checkout_session 403 no. 1', async ({ guest }) =>
    newSession(guest),
  ),
  answers('GET /order/viva_return 200', async (shop) =>
    returned(shop, `?s=${textIn(await newSession(shop.me), 'sessionId')}`),
  ),
  answers('GET /order/viva_return 400 no. 1', (shop) => returned(shop, '')),
  answers('GET /order/viva_return 404 no. 1', (shop) => returned(shop, '?t=1234')),
  answers('GET /order/{id}/payment_status 400 no. 1', async ({ me }) =>
    statusOf(me, await order(me)),
  ),
  answers('GET /order/{id}/payment_status 403 no. 1', async ({ guest }) =>
    statusOf(guest, await order(guest, byCard)),
  ),
  answers('GET /order/{id}/payment_status 500 no. 1', async ({ me }) =>
    statusOf(me, await order(me, byCard)),
  ),
]

/** Exchanges about carts and orders. */
export const buyingExchanges = [
  ...cartExchanges,
  ...orderExchanges,
  ...invoiceExchanges,
  ...paymentExchanges,
]

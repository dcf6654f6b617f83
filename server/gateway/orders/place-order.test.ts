import { exampleOrderCreation } from '#contract/examples/order-examples'
import { authPath } from '#upstream/api'
import { cartItemRow, cartRow, payWayRow } from '#upstream/testing/order-rows'
import { placing, startOrderShop, written } from '../testing/order-shop'
import { ids } from '../testing/own-things'
import { when } from '../testing/start-for-member'
import { memberSession, ownScript } from '../testing/start-gateway'
import { mostOrders } from './place-order'

const again = { body: { ...exampleOrderCreation, sentSecondsAgo: 20 } }
const sentKeys = (calls: readonly { url: string; headers: Record<string, string> }[]) =>
  calls.filter(({ url }) => url.endsWith('/order')).map((call) => call.headers['idempotency-key'])

describe('an order', () => {
  it('is made of the cart as it was shown, with the key and the cookie of its person', async () => {
    const { send, requests, calls, sentBody, cart } = startOrderShop()
    const answer = await send(placing)
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ id: ids.own, payWay: { id: 5 } })
    expect(written(requests())).toEqual(['POST /order'])
    const sent = calls.findIndex(({ url }) => url.endsWith('/order'))
    expect(sentBody(sent)).not.toHaveProperty('items')
    expect(calls[sent]?.headers).toMatchObject({
      cookie: `sessionid=${memberSession.sessionToken}`,
      'idempotency-key': expect.stringMatching(/^[\da-f]{32}$/),
    })
    expect(calls[sent]?.headers).not.toHaveProperty('x-cart-id')
    expect(cart.size).toBe(0)
  })

  it('is not made of a cart of which an item cannot be read', async () => {
    const items = [cartItemRow, { ...cartItemRow, id: 503, product: null }]
    const { send, requests, orders } = startOrderShop({
      instead: when('GET /cart', () => Response.json({ ...cartRow, items })),
    })
    const answer = await send(placing)
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { data: { code: 'orderNotSent' } },
    ])
    expect(written(requests())).toEqual([])
    expect(orders).toEqual([])
  })

  it('is the same one when it is requested again (A5-75)', async () => {
    const { send, orders, calls } = startOrderShop()
    const first = await (await send(placing)).json()
    for (const sent of [{}, again]) {
      const answer = await send(placing, sent)
      expect([answer.status, await answer.json()]).toMatchObject([201, { id: first.id }])
    }
    expect(orders).toHaveLength(1)
    expect(new Set(sentKeys(calls)).size).toBe(1)
  })

  it('keeps what came into the cart after it', async () => {
    const { send, cart, orders } = startOrderShop()
    await send(placing)
    cart.set(42, 1)
    expect((await send(placing, again)).status).toBe(201)
    expect([...cart]).toEqual([[42, 1]])
    expect(orders).toHaveLength(1)
  })

  it.each([
    { items: [{ product: 41, quantity: 2 }] },
    { street: 'Αλλού' },
    { streetNumber: '13' },
    { city: 'Αθήνα' },
    { zipcode: '11111' },
    { place: 'Ρίο' },
    { floor: 'BASEMENT' },
    { locationType: 'OFFICE' },
    { email: 'other@example.gr' },
    { firstName: 'Άννα' },
    { lastName: 'Άλλη' },
    { phone: '6900 000 013' },
    { customerNotes: 'ΑΦΜ: 094259216' },
    { documentType: 'INVOICE', vatNumber: '094259216' },
  ])('is refused with 422 if its key belongs to an order without %j (A5-77)', async (other) => {
    const { send, orders } = startOrderShop()
    await send(placing)
    const answer = await send(placing, { body: { ...exampleOrderCreation, ...other } })
    expect(answer.status).toBe(422)
    const data = { code: 'orderDiffers', uuid: orders[0]?.uuid }
    expect(await answer.json()).toMatchObject({ data })
    expect(orders).toHaveLength(1)
  })

  it.each([
    { phone: '+30 6900 000 012' },
    { phone: '00306900000012' },
    { email: 'Nefeli@Example.gr' },
    { street: ' Ρυακίων ' },
    { agreedTotal: 1 },
  ])('is the same order with %j', async (spelled) => {
    const { send } = startOrderShop()
    await send(placing)
    const answer = await send(placing, { body: { ...exampleOrderCreation, ...spelled } })
    expect(answer.status).toBe(201)
  })
})

describe('a cart that is not the one that was shown', () => {
  it.each<[string, [number, number][], string[]]>([
    ['is empty', [], ['POST /cart/item']],
    ['has other quantities', [[41, 1]], ['PUT /cart/item/1041']],
    [
      'has the things of a guest as well',
      [
        [41, 3],
        [42, 9],
      ],
      ['DELETE /cart/item/1042'],
    ],
    ['has other things', [[42, 9]], ['POST /cart/item', 'DELETE /cart/item/1042']],
  ])('is made equal to it where it %s', async (_, held, changes) => {
    const { send, requests, orders, cart } = startOrderShop({ inCart: 0 })
    for (const [id, quantity] of held) cart.set(id, quantity)
    expect((await send(placing)).status).toBe(201)
    expect(orders[0]?.items).toMatchObject([{ product: { id: 41 }, quantity: 3 }])
    // The first question only asks for an earlier order.
    expect(written(requests())).toEqual(['POST /order', ...changes, 'POST /order'])
  })

  it('says of which product there is too little', async () => {
    const { send, orders } = startOrderShop({ inCart: 1, stock: 2 })
    const answer = await send(placing)
    expect(answer.status).toBe(400)
    const quantity = ['Δεν υπάρχουν τόσα. Έχουν μείνει 2 κομμάτια.']
    expect(await answer.json()).toMatchObject({ data: { items: [{ quantity }] } })
    expect(orders).toEqual([])
  })

  it('is not ordered where something came into it at the last moment', async () => {
    const shop = startOrderShop({
      instead(request) {
        if (request === 'POST /order') shop.cart.set(42, 1)
        return undefined
      },
    })
    const answer = await shop.send(placing)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ data: { code: 'orderDiffers' } })
  })
})

describe('what the shop offers', () => {
  it.each([
    ['country', { country: 'CY' }],
    ['region', { region: 'GR-Z' }],
    ['payWay', { payWay: 6 }],
  ])('is checked before anything is sent: %s', async (field, other) => {
    const { send, requests } = startOrderShop()
    const answer = await send(placing, { body: { ...exampleOrderCreation, ...other } })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      data: { [field]: [expect.stringMatching(/\p{Script=Greek}/u)] },
    })
    expect(written(requests())).toEqual([])
  })

  it.each([
    ['is not active', { active: false }],
    ['is paid online on an unknown page', { isOnlinePayment: true, providerCode: 'paypal' }],
    ['is a wallet without the flag', { translations: { el: { name: 'PAY_PAL' } } }],
  ])('has no way to pay that %s', async (_, way) => {
    const { send, requests } = startOrderShop({
      instead: when('GET /pay_way', () => Response.json([{ ...payWayRow, id: 5, ...way }])),
    })
    expect((await send(placing)).status).toBe(400)
    expect(written(requests())).toEqual([])
  })
})

it.each(['GET /cart', 'GET /order/my_orders', 'GET /pay_way', 'GET /region'])(
  'nothing is sent where %s cannot be read',
  async (request) => {
    const { send, requests } = startOrderShop({
      instead: when(request, () => new Response(null, { status: 503 })),
    })
    const got = await send(placing)
    expect([got.status, await got.json()]).toMatchObject([503, { data: { code: 'orderNotSent' } }])
    expect(written(requests())).toEqual([])
  },
)

it.each([401, 429])('answers %i where that is why the cart cannot be read', async (status) => {
  const { send } = startOrderShop({
    instead: when('GET /cart', () => Response.json({ detail: 'Όχι.' }, { status })),
  })
  expect((await send(placing)).status).toBe(status)
})

it('places orders of one person one after the other, each of its own things', async () => {
  const { send, orders } = startOrderShop({
    line: async (answer) => {
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
      return answer
    },
  })
  const bodies = [exampleOrderCreation, { ...exampleOrderCreation, street: 'Αλλού' }]
  const answers = await Promise.all([...bodies, ...bodies].map((body) => send(placing, { body })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422])
  expect(orders).toHaveLength(1)
})

describe('the amount of an order', () => {
  const agreed = (agreedTotal: number) => ({ body: { ...exampleOrderCreation, agreedTotal } })

  it('is logged if it differs from the agreed one, without personal data', async () => {
    const { send, log } = startOrderShop()
    await send(placing, agreed(31.5))
    const warned = log.filter(({ event }) => event === 'order-amount-differs')
    expect(warned).toEqual([
      {
        time: expect.any(String),
        event: 'order-amount-differs',
        id: expect.any(String),
        order: ids.own,
        agreedCents: 3150,
        chargedCents: 2926,
      },
    ])
  })

  it.each([agreed(29.26), {}])(
    'is not logged if it is the agreed one, or if none was agreed: %j',
    async (sent) => {
      const { send, log } = startOrderShop()
      await send(placing, sent)
      expect(log).not.toContainEqual(expect.objectContaining({ event: 'order-amount-differs' }))
    },
  )
})

describe('orders that the API confirms by mail', () => {
  const variables = { RATE_LIMITS: 'on', ORDER_MAIL: 'sent', MAILS_PER_RECIPIENT: '1' }

  it('are placed whatever strangers have asked for at their address', async () => {
    const { send, ask } = startOrderShop({ variables })
    const { email } = exampleOrderCreation
    const requestCode = () =>
      ask(`/api${authPath}/auth/code/request`, {
        method: 'POST',
        headers: ownScript,
        body: JSON.stringify({ email }),
      })
    await requestCode()
    expect((await requestCode()).status).toBe(429)
    expect((await send(placing)).status).toBe(201)
  })

  it('are limited for each person by themselves, not by refused ones', async () => {
    const shop = startOrderShop({ variables })
    const statuses = []
    shop.cart.set(41, 1000)
    for (let sent = 0; sent < mostOrders + 3; sent += 1) {
      // The first two are refused, as there is too little; each later one is of a filled cart.
      const quantity = sent < 2 ? 900 : 3
      shop.cart.set(41, quantity)
      shop.keys.clear()
      shop.orders.length = 0
      const items = [{ product: 41, quantity }]
      statuses.push((await shop.send(placing, { body: { ...exampleOrderCreation, items } })).status)
    }
    expect(statuses).toEqual([400, 400, ...Array.from({ length: mostOrders }, () => 201), 429])
  })
})

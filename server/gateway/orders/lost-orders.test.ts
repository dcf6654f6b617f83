import { exampleOrderCreation } from '#contract/examples/order-examples'
import { unreachable } from '../testing/failing-upstream'
import { orderOf, placing, startOrderShop } from '../testing/order-shop'
import { ids } from '../testing/own-things'
import { when } from '../testing/start-for-member'
import { testTime } from '../testing/start-gateway'

const again = { body: { ...exampleOrderCreation, sentSecondsAgo: 20 } }
const sentKeys = (calls: readonly { url: string; headers: Record<string, string> }[]) =>
  calls.filter(({ url }) => url.endsWith('/order')).map((call) => call.headers['idempotency-key'])

const lostAnswers: [string, (answer: Response) => Response | Promise<Response>][] = [
  ['a dropped connection', unreachable],
  ['500', () => new Response('<h1>Server Error</h1>', { status: 500 })],
  ['502', () => new Response(null, { status: 502 })],
  ['504', () => new Response(null, { status: 504 })],
  [
    'half of its JSON',
    () => new Response('{"id": 5', { headers: { 'content-type': 'application/json' } }),
  ],
  ['a page of HTML', () => new Response('<html></html>', { status: 201 })],
  ['something other than an order', () => Response.json({ ok: true }, { status: 201 })],
  ['an order of another person', () => Response.json({ ...orderOf(), user: 8 }, { status: 201 })],
]

describe('an order whose answer is lost', () => {
  it.each(lostAnswers)('is found by its key after %s', async (_, line) => {
    const { send, orders } = startOrderShop({ line })
    const got = await send(placing)
    expect([got.status, await got.json()]).toMatchObject([201, { id: ids.own }])
    expect(orders).toHaveLength(1)
  })

  it.each(lostAnswers)(
    'is found among the newest where the key is free after %s',
    async (_, line) => {
      const { send, orders } = startOrderShop({ line, isKept: false })
      const got = await send(placing)
      expect([got.status, await got.json()]).toMatchObject([201, { id: ids.own }])
      expect(orders).toHaveLength(1)
    },
  )

  it('was certainly not placed where its key is used up and it is nowhere', async () => {
    let isLost = true
    const { send, orders, calls, keys } = startOrderShop({
      instead(request, { body }) {
        const isOrder = request === 'POST /order' && String(body).includes('firstName')
        return isLost && isOrder ? unreachable() : undefined
      },
    })
    const got = await send(placing)
    expect([got.status, await got.json()]).toMatchObject([503, { data: { code: 'orderNotSent' } }])
    isLost = false
    expect((await send(placing, again)).status).toBe(201)
    expect(orders).toHaveLength(1)
    // A late request with the first key gets a refusal.
    expect(keys.get(sentKeys(calls)[0] ?? '')).toMatchObject({ status: 400 })
  })

  it('is unknown where nothing can be asked', async () => {
    let isDown = false
    const { send } = startOrderShop({
      line: () => {
        isDown = true
        return unreachable()
      },
      instead: (request) => (isDown && request === 'POST /order' ? unreachable() : undefined),
    })
    const got = await send(placing)
    expect([got.status, await got.json()]).toMatchObject([504, { data: { code: 'orderUnknown' } }])
    isDown = false
    expect((await send(placing, again)).status).toBe(201)
  })

  it('is waited for while its first request is under way', async () => {
    const { send, orders } = startOrderShop({
      instead: when('POST /order', () =>
        Response.json({ detail: 'A duplicate request is already in progress.' }, { status: 409 }),
      ),
    })
    const got = await send(placing, again)
    expect([got.status, got.headers.get('retry-after')]).toEqual([409, '2'])
    expect(orders).toEqual([])
  })

  it('is not waited for where a server in between answers with a page of 409', async () => {
    const page = () => new Response('<h1>Conflict</h1>', { status: 409 })
    const { send, orders } = startOrderShop({ instead: when('POST /order', page) })
    const got = await send(placing, again)
    expect([got.status, await got.json()]).toMatchObject([503, { data: { code: 'orderNotSent' } }])
    expect(orders).toEqual([])
  })

  it('is not placed again where the API has forgotten its key', async () => {
    const { send, orders, keys } = startOrderShop()
    await send(placing)
    keys.clear()
    const got = await send(placing, again)
    expect([got.status, await got.json()]).toMatchObject([201, { id: ids.own }])
    expect(orders).toHaveLength(1)
  })
})

describe('an order that another device has just made of the cart', () => {
  const other = (more: object) => ({ ...orderOf(), id: 9, ...more })
  const shown = { body: { ...exampleOrderCreation, agreedTotal: 29.26 } }
  it.each([
    ['the same', {}, 201],
    ['one to another address', { street: 'Αλλού' }, 422],
  ])('is answered, or named: %s', async (_, more, status) => {
    const { send, orders } = startOrderShop({ inCart: 0 })
    orders.push(other(more))
    expect((await send(placing, shown)).status).toBe(status)
    expect(orders).toHaveLength(1)
  })

  it.each([
    ['was cancelled', { status: 'CANCELED' }],
    ['is an hour old', { createdAt: new Date(testTime - 3_600_000).toISOString() }],
    ['is of other things', { items: [] }],
  ])('is none where it %s', async (_, more) => {
    const { send, orders } = startOrderShop({ inCart: 0 })
    orders.push(other(more))
    expect((await send(placing, shown)).status).toBe(201)
    expect(orders).toHaveLength(2)
  })

  it('is none where the cart is full again, of the same things', async () => {
    const { send, orders } = startOrderShop()
    orders.push(other({}))
    expect((await send(placing, again)).status).toBe(201)
    expect(orders).toHaveLength(2)
  })

  it('is none where no cart was shown', async () => {
    const { send, orders } = startOrderShop({ inCart: 0 })
    orders.push(other({}))
    expect((await send(placing)).status).toBe(201)
    expect(orders).toHaveLength(2)
  })
})

describe('a refusal', () => {
  it('is passed on in our words, and the next try is a new one', async () => {
    let isRefused = true
    const { send, calls, orders } = startOrderShop({
      instead(request, { body }) {
        if (!isRefused || request !== 'POST /order' || String(body) === '{}') return undefined
        return Response.json({ payWayId: ['Payment method with ID 5 not found'] }, { status: 400 })
      },
    })
    const answer = await send(placing)
    expect(answer.status).toBe(400)
    const payWay = ['Ο τρόπος πληρωμής δεν είναι πια διαθέσιμος. Διαλέξτε άλλον.']
    expect(await answer.json()).toMatchObject({ data: { payWay } })
    isRefused = false
    expect((await send(placing)).status).toBe(201)
    expect(orders).toHaveLength(1)
    expect(sentKeys(calls).length).toBeGreaterThan(1)
  })

  it.each([401, 403, 429])(
    'that the API repeats for its key is passed over: %i',
    async (status) => {
      const replayed = { 'idempotent-replay': 'true' }
      const seen = new Set<string>()
      const { send, orders } = startOrderShop({
        instead(request, { headers }) {
          const key = headers['idempotency-key'] ?? ''
          if (request !== 'POST /order' || seen.size > 1 || (seen.size === 1 && !seen.has(key))) {
            return undefined
          }
          seen.add(key)
          return Response.json({ detail: 'Όχι.' }, { status, headers: replayed })
        },
      })
      expect((await send(placing)).status).toBe(201)
      expect(orders).toHaveLength(1)
    },
  )

  it.each([401, 429])('of now is passed on: %i', async (status) => {
    const { send } = startOrderShop({
      instead: when('POST /order', () => Response.json({ detail: 'Όχι.' }, { status })),
    })
    expect((await send(placing)).status).toBe(status)
    expect((await send(placing, again)).status).toBe(status)
  })

  it('of an ended session leads to sign-in, though the access token lives', async () => {
    const headers = { 'set-cookie': 'sessionid=""; Max-Age=0; Path=/' }
    const { send, orders } = startOrderShop({
      inCart: 0,
      instead: when('POST /order', () =>
        Response.json({ firstName: ['This field is required.'] }, { status: 400, headers }),
      ),
    })
    expect((await send(placing)).status).toBe(401)
    expect(orders).toEqual([])
  })

  it('names what is short by the cart, which is read again', async () => {
    const { send, orders } = startOrderShop({ stock: 1 })
    const answer = await send(placing)
    expect(answer.status).toBe(400)
    const quantity = ['Δεν υπάρχουν τόσα. Έχει μείνει 1 κομμάτι.']
    expect(await answer.json()).toMatchObject({ data: { items: [{ quantity }] } })
    expect(orders).toEqual([])
  })

  it('names the product that somebody else has just bought', async () => {
    const error = { type: 'insufficient_stock', productId: 41, available: -1, requested: 3 }
    const { send } = startOrderShop({
      instead: when('POST /order', () =>
        Response.json({ detail: 'Insufficient stock for product', error }, { status: 400 }),
      ),
    })
    const data = { items: [{ quantity: ['Δεν υπάρχουν αυτή τη στιγμή τόσα κομμάτια.'] }] }
    expect(await (await send(placing)).json()).toMatchObject({ data })
  })
})

import { exampleOrderCreation } from '#contract/examples/order-examples'
import { unreachable } from '../testing/failing-upstream'
import { ids } from '../testing/member-bodies'
import { pageBody, payWayBody } from '../testing/sample-bodies'
import {
  type Creation,
  key,
  placed,
  placing,
  startShop,
  written,
} from '../testing/shop-without-keys'
import { startForMember, when } from '../testing/start-for-member'

const lostAnswers: [string, Creation][] = [
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
  ['an order of another person', () => Response.json({ ...placed, user: 8 }, { status: 201 })],
]

describe('an order on an upstream without idempotency keys', () => {
  it.each(lostAnswers)('is found again where its answer was %s', async (_, answer) => {
    const { send, created, requests } = startShop({
      creation: (create) => {
        create()
        return answer()
      },
    })
    const got = await send(placing)
    expect(got.status).toBe(201)
    expect(await got.json()).toMatchObject({ id: ids.own, paymentId: key })
    expect(created()).toBe(1)
    expect(written(requests())).toEqual(['POST /order'])
    expect(requests()).toContain('GET /cart')
  })

  it.each(lostAnswers)(
    'is unknown where its answer was %s, and it is not there',
    async (_, answer) => {
      const { send, requests } = startShop({ creation: () => answer() })
      const got = await send(placing)
      expect(got.status).toBe(504)
      expect(await got.json()).toMatchObject({ data: { code: 'orderUnknown' } })
      expect(written(requests())).toEqual(['POST /order'])
    },
  )

  it('is unknown where the answer is lost and orders cannot be read', async () => {
    let looks = 0
    const { send } = startShop({
      creation: (create) => {
        create()
        return unreachable()
      },
      list: () => {
        looks += 1
        return looks === 1 ? undefined : new Response(null, { status: 503 })
      },
    })
    const got = await send(placing)
    expect(got.status).toBe(504)
    expect(await got.json()).toMatchObject({ data: { code: 'orderUnknown' } })
  })

  it('is not created a second time when it is requested again', async () => {
    const { send, created, requests, setOrders } = startShop({ creation: unreachable })
    await send(placing)
    setOrders([placed])
    const again = await send(placing)
    expect(again.status).toBe(201)
    expect(await again.json()).toMatchObject({ id: ids.own })
    expect(created()).toBe(1)
    expect(written(requests())).toEqual(['POST /order'])
  })

  it.each([500, 502, 503, 404, 400])(
    'is not sent where the newest orders cannot be read: %i',
    async (status) => {
      const { send, requests } = startShop({
        creation: () => Response.json(placed, { status: 201 }),
        list: () => Response.json({ detail: 'Δεν γίνεται.' }, { status }),
      })
      const got = await send(placing)
      expect(got.status).toBe(503)
      expect(await got.json()).toMatchObject({ data: { code: 'orderNotSent' } })
      expect(written(requests())).toEqual([])
    },
  )

  it.each([401, 429])('answers %i where that is why orders cannot be read', async (status) => {
    const { send } = startShop({
      creation: () => Response.json(placed, { status: 201 }),
      list: () => new Response(null, { status }),
    })
    expect((await send(placing)).status).toBe(status)
  })

  it('is never reported as unsent if it exists but cannot be read', async () => {
    const { send, setOrders } = startShop({ creation: () => Response.json(placed) })
    setOrders([{ ...placed, id: ids.missing }])
    const got = await send(placing)
    expect(got.status).toBe(504)
    expect(await got.json()).toMatchObject({ data: { code: 'orderUnknown' } })
  })

  it('is not mixed up with another person’s order of the same key', async () => {
    const { send, requests, setOrders } = startShop({
      creation: () => Response.json(placed, { status: 201 }),
    })
    setOrders([{ ...placed, user: 8 }])
    expect((await send(placing)).status).toBe(201)
    expect(written(requests())).toEqual(['POST /order', 'DELETE /cart'])
  })

  it('is refused with the order that an upstream with keys has under its key (A5-77)', async () => {
    let looks = 0
    const { send } = startShop({
      creation: () => Response.json({ detail: 'Άλλη.' }, { status: 422 }),
      list: () => {
        looks += 1
        return Response.json(looks === 1 ? pageBody() : pageBody({ ...placed, street: 'Αλλού' }))
      },
    })
    const answer = await send(placing)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ data: { code: 'orderDiffers', uuid: placed.uuid } })
  })
})

describe('orders with one key at the same time', () => {
  /** An upstream that creates an order only once all requests have been sent. */
  function startSlowShop(answer: Creation) {
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    const shop = startShop({
      creation: async (create) => {
        await opened
        create()
        return answer()
      },
    })
    const sendAll = async (...bodies: object[]) => {
      const answers = bodies.map((body) => shop.send(placing, { body }))
      for (let turn = 0; turn < 2000; turn += 1) await new Promise(setImmediate)
      open()
      return Promise.all(answers)
    }
    return { ...shop, sendAll }
  }
  const agreed = (agreedTotal: number) => ({ ...exampleOrderCreation, agreedTotal })
  const twoPieces = { ...exampleOrderCreation, items: [{ product: 41, quantity: 2 }] }
  const moved = { ...exampleOrderCreation, street: 'Αλλού' }
  const statuses = (answers: Response[]) => answers.map(({ status }) => status)

  it('share one creation and its response (A5-75)', async () => {
    const { sendAll, requests } = startSlowShop(() => Response.json(placed, { status: 201 }))
    const answers = await sendAll(agreed(10), agreed(20), agreed(30))
    expect(statuses(answers)).toEqual([201, 201, 201])
    for (const answer of answers) expect(await answer.json()).toMatchObject({ id: ids.own })
    expect(written(requests())).toEqual(['POST /order', 'DELETE /cart'])
  })

  it('share a failure, after which the key is free again', async () => {
    let status = 400
    const { send, sendAll, requests, setOrders } = startSlowShop(() =>
      Response.json(status === 400 ? { zipcode: ['Λάθος.'] } : placed, { status }),
    )
    expect(statuses(await sendAll(agreed(10), agreed(10)))).toEqual([400, 400])
    expect(written(requests())).toEqual(['POST /order'])
    status = 201
    setOrders([])
    expect((await send(placing)).status).toBe(201)
  })

  it('are refused with 422 if anything of them differs (A5-77)', async () => {
    const { sendAll, requests } = startSlowShop(() => Response.json(placed, { status: 201 }))
    const answers = await sendAll(exampleOrderCreation, twoPieces, moved)
    expect(statuses(answers).toSorted()).toEqual([201, 422, 422])
    for (const answer of answers.filter(({ status }) => status === 422)) {
      const data = { code: 'orderDiffers', uuid: placed.uuid }
      expect(await answer.json()).toMatchObject({ data })
    }
    expect(written(requests())).toEqual(['POST /order', 'DELETE /cart'])
  })
})

describe('an order that was sent shortly before', () => {
  const again = (sentSecondsAgo: number) => ({ body: { ...exampleOrderCreation, sentSecondsAgo } })
  const variables = { ORDER_SETTLE_MS: '30000' }

  it('is refused with 409 as long as its first request may still be under way', async () => {
    const { send, requests } = startShop({ variables, creation: () => Response.json(placed) })
    const early = await send(placing, again(12))
    expect([early.status, early.headers.get('retry-after')]).toEqual([409, '18'])
    expect(written(requests())).toEqual([])
    expect((await send(placing, again(30))).status).toBe(201)
  })

  it('is answered at once if it exists', async () => {
    const { send, setOrders } = startShop({ variables, creation: () => Response.json(placed) })
    setOrders([placed])
    expect((await send(placing, again(1))).status).toBe(201)
  })
})

describe('the amount of an order', () => {
  const creation = () => Response.json(placed, { status: 201 })
  const agreed = (agreedTotal: number) => ({ body: { ...exampleOrderCreation, agreedTotal } })

  it('is logged if it differs from the agreed one, without personal data', async () => {
    const { send, log } = startShop({ creation })
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
      const { send, log, sentBody } = startShop({ creation })
      await send(placing, sent)
      expect(log).not.toContainEqual(expect.objectContaining({ event: 'order-amount-differs' }))
      expect(sentBody(2)).not.toHaveProperty('agreedTotal')
    },
  )
})

describe('the way to pay of an order', () => {
  const offer = (way: object) =>
    when('GET /pay_way', () => Response.json(pageBody({ ...payWayBody, id: 5, ...way })))
  const card = { isOnlinePayment: true, translations: { el: { name: 'CREDIT_CARD' } } }
  const refusal = { payWay: [expect.stringMatching(/\p{Script=Greek}/u)] }

  it.each([
    ['unknown', { id: 6 }],
    ['not active', { active: false }],
    ['paid online without a configured page', card],
    ['a wallet without the online flag', { translations: { el: { name: 'PAY_PAL' } } }],
  ])('is refused where it is %s', async (_, way) => {
    const { send, requests } = startForMember({ instead: offer(way) })
    const answer = await send(placing)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ data: refusal })
    expect(written(requests())).toEqual([])
  })

  it.each([
    ['CREDIT_CARD', card],
    ['demo-card', { ...card, providerCode: 'demo-card', translations: { el: { name: 'Κάρτα' } } }],
  ])('is accepted where the settings name the page that charges %s', async (name, way) => {
    const payments = { [name]: 'https://pay.example.gr/{uuid}' }
    const variables = { ONLINE_PAYMENTS: JSON.stringify(payments) }
    const { send, ask } = startForMember({ instead: offer(way), variables })
    expect((await send(placing)).status).toBe(201)
    const config = await (await ask('/api/config/public')).json()
    expect(config).toMatchObject({ onlinePayments: payments })
  })

  it('is not sent where the ways to pay cannot be read', async () => {
    const { send, requests } = startForMember({
      instead: when('GET /pay_way', () => new Response(null, { status: 503 })),
    })
    const answer = await send(placing)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ data: { code: 'orderNotSent' } })
    expect(written(requests())).toEqual([])
  })
})

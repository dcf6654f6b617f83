import { exampleOrderCreation } from '#contract/examples/order-examples'
import { pageBody } from '../testing/sample-bodies'
import { placed, placing, startShop, written } from '../testing/shop-without-keys'

describe('an order whose key has been used', () => {
  it.each([
    { items: [{ product: 41, quantity: 2 }] },
    { street: 'Αλλού' },
    { streetNumber: '13' },
    { city: 'Αθήνα' },
    { zipcode: '11111' },
    { place: 'Ρίο' },
    { floor: 'BASEMENT' },
    { locationType: 'OFFICE' },
    { region: 'GR-I' },
    { country: 'CY' },
    { email: 'other@example.gr' },
    { firstName: 'Άννα' },
    { lastName: 'Άλλη' },
    { phone: '6900 000 013' },
    { mobilePhone: '6900 000 014' },
    { customerNotes: 'ΑΦΜ: 094259216' },
    { documentType: 'INVOICE' },
    { payWay: 6 },
  ])('is refused with 422 if its key belongs to an order without %j (A5-77)', async (other) => {
    const { send, requests, setOrders } = startShop({ creation: () => Response.json(placed) })
    setOrders([placed])
    const answer = await send(placing, { body: { ...exampleOrderCreation, ...other } })
    expect(answer.status).toBe(422)
    const data = { code: 'orderDiffers', uuid: placed.uuid }
    expect(await answer.json()).toMatchObject({ data })
    expect(written(requests())).toEqual([])
  })

  it.each([
    { phone: '+30 6900 000 012' },
    { phone: '00306900000012' },
    { email: 'Nefeli@Example.gr' },
    { street: ' Ρυακίων ' },
    { agreedTotal: 1 },
  ])('is the same order with %j', async (spelled) => {
    const { send, setOrders } = startShop({ creation: () => Response.json(placed) })
    setOrders([placed])
    const answer = await send(placing, { body: { ...exampleOrderCreation, ...spelled } })
    expect(answer.status).toBe(201)
  })

  it('is found again on an upstream that lists less of it', async () => {
    const { id, uuid, user, paymentId, items } = placed
    const { send } = startShop({
      creation: () => Response.json(placed),
      list: () => Response.json(pageBody({ id, uuid, user, paymentId, items, floor: 'ATTIC' })),
    })
    expect((await send(placing)).status).not.toBe(422)
  })
})

describe('orders that the API confirms by mail', () => {
  const variables = { RATE_LIMITS: 'on', ORDER_MAIL: 'sent', MAILS_PER_RECIPIENT: '2' }
  const to = (email: string) => ({ body: { ...exampleOrderCreation, email } })

  it('count as mails to their recipient', async () => {
    const { send, requests } = startShop({
      variables,
      creation: () => Response.json(placed, { status: 201 }),
    })
    const statuses = []
    for (const email of ['a.b@gmail.com', 'ab@gmail.com', 'ab+1@gmail.com', 'c@example.gr']) {
      statuses.push((await send(placing, to(email))).status)
    }
    expect(statuses).toEqual([201, 201, 429, 201])
    expect(requests().filter((one) => one === 'POST /order')).toHaveLength(3)
  })

  it('do not count where they are refused, are found again, or no mail is sent', async () => {
    const refused = startShop({ variables, creation: () => Response.json({}, { status: 400 }) })
    const found = startShop({ variables, creation: () => Response.json(placed) })
    found.setOrders([placed])
    const mailless = startShop({
      variables: { ...variables, ORDER_MAIL: 'none' },
      creation: () => Response.json(placed, { status: 201 }),
    })
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await refused.send(placing)).status).toBe(400)
      expect((await found.send(placing)).status).toBe(201)
      expect((await mailless.send(placing)).status).toBe(201)
    }
  })
})

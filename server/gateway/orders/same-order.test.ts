import { exampleOrderCreation } from '#contract/examples/order-examples'
import { authPath } from '#upstream/api'
import { pageBody } from '../testing/sample-bodies'
import { placed, placing, startShop, written } from '../testing/shop-without-keys'
import { ownScript } from '../testing/start-gateway'
import { mostOrders } from './place-order'

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
  const variables = { RATE_LIMITS: 'on', ORDER_MAIL: 'sent', MAILS_PER_RECIPIENT: '1' }
  const created = () => Response.json(placed, { status: 201 })

  it('are placed whatever strangers have asked for at their address', async () => {
    const { send, ask } = startShop({ variables, creation: created })
    const { email } = exampleOrderCreation
    const requestCode = () =>
      ask(`/api${authPath}/auth/code/request`, {
        method: 'POST',
        headers: ownScript,
        body: JSON.stringify({ email }),
      })
    await requestCode()
    expect((await requestCode()).status).toBe(429)
    const statuses = []
    for (let sent = 0; sent < 3; sent += 1) statuses.push((await send(placing)).status)
    expect(statuses).toEqual([201, 201, 201])
  })

  it('are limited for each person by themselves, not by refused ones', async () => {
    const turns = Array.from({ length: mostOrders }, () => created)
    const refused = () => Response.json({}, { status: 400 })
    const replies = [refused, refused, ...turns]
    const { send, requests } = startShop({
      variables,
      creation: () => (replies.shift() ?? created)(),
    })
    const statuses = []
    for (let sent = 0; sent < mostOrders + 3; sent += 1) statuses.push((await send(placing)).status)
    expect(statuses).toEqual([400, 400, ...turns.map(() => 201), 429])
    expect(requests().filter((one) => one === 'POST /order')).toHaveLength(mostOrders + 2)
  })
})

import { exampleOrderCreation } from '#contract/examples/order-examples'
import { payWayRow } from '#upstream/testing/order-rows'
import { placing, startOrderShop } from '../testing/order-shop'

const again = { body: { ...exampleOrderCreation, sentSecondsAgo: 20 } }

describe('a way to pay that changes after it was read', () => {
  const way = payWayRow
  const viva = { ...way, isOnlinePayment: true, providerCode: 'viva_wallet' }
  const stripe = { ...viva, providerCode: 'stripe' }
  const intent = 'POST /cart/create-payment-intent'

  /** A shop that has read its ways to pay, and then others; what the API refuses of an order. */
  async function startChanged(
    before: object[],
    now: object[],
    refuses: Record<string, (body: object) => object | null> = {},
  ) {
    const shop = { ways: before }
    const started = startOrderShop({
      instead(request, { body }) {
        if (request === 'GET /pay_way') return Response.json(shop.ways)
        const refused = refuses[request]?.(JSON.parse(String(body ?? '{}')))
        if (refused) return Response.json(refused, { status: 400 })
        if (request === intent) return Response.json({ paymentIntentId: 'pi_1' })
        return undefined
      },
    })
    // Places are read with them: an order to nowhere makes the gateway read its lists.
    await started.send(placing, { body: { ...exampleOrderCreation, payWay: 77 } })
    shop.ways = now
    return started
  }
  const noIntent = (body: object) =>
    'paymentIntentId' in body || !('payWayId' in body)
      ? null
      : { paymentIntentId: ['Payment intent ID is required for online payment methods'] }

  it.each([
    ['is new', [], [way], {}],
    ['is offered again', [{ ...way, active: false }], [way], {}],
    ['has a bank that is known', [{ ...viva, providerCode: 'paypal' }], [viva], {}],
    ['is paid at a bank that asks before', [viva], [stripe], { 'POST /order': noIntent }],
    [
      'is paid at a bank that does not ask before',
      [stripe],
      [viva],
      { [intent]: () => ({ detail: 'Only Stripe' }) },
    ],
  ])('makes one order of it where it %s (R510)', async (_, before, now, refuses) => {
    const { send, orders } = await startChanged(before, now, refuses)
    const answer = await send(placing)
    expect([answer.status, orders.length]).toEqual([201, 1])
    expect(await (await send(placing, again)).json()).toMatchObject({ id: orders[0]?.id })
    expect(orders).toHaveLength(1)
  })

  it.each([
    ['is paid at the door', [stripe], [way], { [intent]: () => ({ detail: 'Only Stripe' }) }],
    ['is paid online', [way], [stripe], { 'POST /order': noIntent }],
    ['is gone', [way], [], { 'POST /order': () => ({ payWayId: ['not found'] }) }],
    ['needs what cannot be had', [viva], [viva], { 'POST /order': noIntent }],
    ['is refused though it is offered', [stripe], [stripe], { [intent]: () => ({ detail: 'No' }) }],
  ])('is named by the refusal where it %s (R510)', async (_, before, now, refuses) => {
    const { send, orders } = await startChanged(before, now, refuses)
    const answer = await send(placing)
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { data: { payWay: [expect.stringContaining('Διαλέξτε άλλον.')] } },
    ])
    expect(orders).toEqual([])
  })
})

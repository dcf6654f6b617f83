import * as z from 'zod/mini'
import { exampleOrderDetail } from '#contract/examples/order-examples'
import { orderDetail } from '#contract/shop/order'
import { siteStorage } from '#lib/storage/site-storage'
import { someAttempt, someUuid } from './testing/some-attempt'
import { key, startOrderCalls, wrapped } from './testing/start-order-calls'

describe('asking for the order of a guest who has signed in since', () => {
  const ofGuest = { ...someAttempt, owner: 'guest' as const }

  it('sends its own key and body, and places none', async () => {
    const { calls, requests, keys, time } = startOrderCalls()
    keys.keyFor(ofGuest)
    time.now += 20_000
    const { uuid } = z.parse(orderDetail, exampleOrderDetail)
    expect(await calls.find(ofGuest)).toEqual({ kind: 'placed', uuid })
    expect(requests).toMatchObject([
      {
        path: '/api/orders/sent',
        body: { ...ofGuest.body, sentSecondsAgo: 20 },
        headers: { 'Idempotency-Key': key },
      },
    ])
  })

  it('does not count as sending it again', async () => {
    const { calls, keys, time } = startOrderCalls({ order: { status: 500 } })
    keys.keyFor(ofGuest)
    time.now += 20_000
    expect(await calls.find(ofGuest)).toEqual({ kind: 'unclear' })
    expect(keys.lastSent(ofGuest)).toBe(50_000)
  })
})

describe('an order that is paid on the bank’s page (R445)', () => {
  const attempt = { ...someAttempt, isPaidOnline: true }
  const unpaid = {
    ...exampleOrderDetail,
    ...{ status: 'PENDING', isPaidOnline: true },
    ...{ totalPriceItems: 22.8, totalPriceExtra: 5 },
  }
  const { uuid } = unpaid

  it.each([
    ['costs what was agreed', {}, 'toBePaid'],
    ['costs more', { totalPriceExtra: 5.01 }, 'placed'],
    ['is paid already', { status: 'PROCESSING', paymentStatus: 'COMPLETED' }, 'placed'],
    ['has failed before', { paymentStatus: 'FAILED' }, 'placed'],
    ['is paid at the door', { isPaidOnline: false }, 'placed'],
  ])('is paid at once where it %s', async (_, changes, kind) => {
    const { calls } = startOrderCalls({ order: { status: 201, body: { ...unpaid, ...changes } } })
    expect(await calls.send(attempt)).toEqual({ kind, uuid })
  })

  it('is not paid again where the bank is asked about it (R480)', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(5_000)
    const visit = { order: uuid, at: 4_000, visit: { kind: 'returned', word: null } }
    const stored = jest.spyOn(siteStorage, 'read').mockReturnValue(JSON.stringify(visit))
    const { calls } = startOrderCalls({ order: { status: 201, body: unpaid } })
    expect(await calls.send(attempt)).toEqual({ kind: 'placed', uuid })
    for (const mock of [now, stored]) mock.mockRestore()
  })

  it('waits for another one that is not paid', async () => {
    const body = wrapped(409, { code: 'orderUnpaid', uuid: someUuid })
    const { calls } = startOrderCalls({ order: { status: 409, body } })
    expect(await calls.send(attempt)).toEqual({ kind: 'unpaid', uuid: someUuid })
  })

  it('may be ordered again once it is cancelled: the cart is still there', async () => {
    const { calls, keys, requests } = startOrderCalls()
    keys.keyFor(attempt)
    keys.settle(attempt, uuid)
    expect(keys.agreedFor(uuid)).toBe(attempt.total)
    expect(await calls.check({ ...attempt, isPaidOnline: false })).toEqual({ kind: 'asShown' })
    await calls.send(attempt)
    expect(requests.at(-1)?.method).toBe('POST')
  })
})

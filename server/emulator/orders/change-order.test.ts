import * as z from 'zod/mini'
import type { OrderStatus } from '#contract/shop/order'
import { statusDates } from '#upstream/status-dates'
import { orderIn, placed, stockLeft } from '../testing/orders'
import { emulatorPerFile, shopperPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const buyer = shopperPerFile(emulator)
beforeEach(async () => {
  await emulator.send('/switches/products/1', { stock: 10 })
})

const move = (id: number, status: OrderStatus) =>
  emulator.send(`/switches/orders/${id}`, { status })

/** What the buyer was notified of, the oldest first. */
async function noted() {
  const { body } = await buyer.call('GET', `/user/account/${buyer.id}/notifications?pageSize=100`)
  const { results } = z.parse(notedList, body)
  return results.map(({ notification }) => notification.notificationType).reverse()
}
const notedList = z.object({
  results: z.array(z.object({ notification: z.object({ notificationType: z.string() }) })),
})

it('a placed order is told by a notification, as the API does', async () => {
  await placed(buyer, 1, 1)
  expect(await noted()).toEqual(['order_created'])
})

describe('cancelling an order', () => {
  it('restores the stock once, even for concurrent requests', async () => {
    const { id } = await placed(buyer, 1, 4)
    expect(await stockLeft(emulator, 1)).toBe(6)
    const asked = Array.from({ length: 5 }, () => buyer.call('POST', `/order/${id}/cancel`))
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
    expect(await stockLeft(emulator, 1)).toBe(10)
    const read = orderIn(await buyer.call('GET', `/order/${id}`))
    expect(read).toMatchObject({ status: 'CANCELED', isCanceled: true, canBeCanceled: false })
    expect((await noted()).filter((type) => type === 'order_canceled')).toHaveLength(1)
  })
})

describe('the next status of an order', () => {
  it('changes step by step, with its date', async () => {
    const { id } = await placed(buyer, 1, 1)
    expect((await move(id, 'DELIVERED')).status).toBe(400)
    emulator.clock.at = new Date(emulator.clock.at.getTime() + 86_400_000)
    for (const status of ['PROCESSING', 'SHIPPED', 'DELIVERED', 'COMPLETED'] as const) {
      await move(id, status)
      const moved = orderIn(await buyer.call('GET', `/order/${id}`))
      expect(moved.status).toBe(status)
      expect(Date.parse(moved.statusUpdatedAt ?? '')).toBe(emulator.clock.at.getTime())
    }
    expect((await move(id, 'CANCELED')).status).toBe(400)
  })

  it('keeps when the order came to the former ones (R513)', async () => {
    const { id } = await placed(buyer, 1, 1)
    const dates: string[][] = []
    for (const status of ['PROCESSING', 'SHIPPED', 'RETURNED'] as const) {
      emulator.clock.at = new Date(emulator.clock.at.getTime() + 86_400_000)
      await move(id, status)
      dates.push([status, emulator.clock.at.toISOString()])
    }
    const { body } = await buyer.call('GET', `/order/${id}`)
    const told = Object.entries(statusDates(Object(body).orderTimeline))
    expect(told.map(([status, at]) => [status, new Date(at).toISOString()])).toEqual(dates)
    expect(body).not.toHaveProperty('earlierStatuses')
  })

  it.each<{ steps: OrderStatus[]; told: string[] }>([
    { steps: ['PROCESSING'], told: [] },
    {
      steps: ['PROCESSING', 'SHIPPED', 'DELIVERED', 'COMPLETED'],
      told: ['order_shipped', 'order_delivered', 'order_completed'],
    },
    {
      steps: ['PROCESSING', 'SHIPPED', 'RETURNED', 'REFUNDED'],
      told: ['order_shipped', 'order_refunded'],
    },
    { steps: ['PROCESSING', 'CANCELED'], told: ['order_canceled'] },
  ])('is told by a notification where the API does: $steps', async ({ steps, told }) => {
    const { id } = await placed(buyer, 1, 1)
    const before = await noted()
    for (const status of steps) expect((await move(id, status)).status).toBe(200)
    expect((await noted()).slice(before.length)).toEqual(told)
  })

  const pay = (id: number) =>
    emulator.send(`/switches/orders/${id}`, { paymentStatus: 'COMPLETED' })

  it.each([
    ['before', (id: number) => [() => pay(id), () => move(id, 'DELIVERED')]],
    ['after', (id: number) => [() => move(id, 'DELIVERED'), () => pay(id)]],
  ])('is the last one by itself where an order is paid %s its delivery', async (_, steps) => {
    const { id } = await placed(buyer, 1, 1)
    for (const status of ['PROCESSING', 'SHIPPED'] as const) await move(id, status)
    const before = await noted()
    for (const step of steps(id)) expect((await step()).status).toBe(200)
    expect(orderIn(await buyer.call('GET', `/order/${id}`)).status).toBe('COMPLETED')
    expect((await noted()).slice(before.length)).toEqual(['order_delivered', 'order_completed'])
    expect((await move(id, 'COMPLETED')).status).toBe(400)
  })

  it.each(['PENDING', 'SHIPPED', 'DELIVERED', 'COMPLETED'] as const)(
    'is the last one in a single step of an order that is %s, but once',
    async (status) => {
      const { id } = await placed(buyer, 1, 1)
      const before = await noted()
      const course = ['PROCESSING', 'SHIPPED', 'DELIVERED', 'COMPLETED'] as const
      for (const step of course.slice(0, course.indexOf(status as 'SHIPPED') + 1))
        await move(id, step)
      const complete = () => emulator.send(`/switches/orders/${id}/complete`, {})
      expect((await complete()).status).toBe(status === 'COMPLETED' ? 400 : 200)
      expect(orderIn(await buyer.call('GET', `/order/${id}`)).status).toBe('COMPLETED')
      const told = (await noted()).slice(before.length)
      expect(told.filter((type) => type === 'order_completed')).toHaveLength(1)
    },
  )
})

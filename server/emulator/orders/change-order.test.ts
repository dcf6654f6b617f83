import type { OrderStatus } from '#contract/shop/order'
import { orderIn, placed, stockLeft } from '../testing/orders'
import { emulatorPerFile, shopperPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const buyer = shopperPerFile(emulator)
beforeEach(async () => {
  await emulator.send('/switches/products/1', { stock: 10 })
})

const move = (id: number, status: OrderStatus) =>
  emulator.send(`/switches/orders/${id}`, { status })

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
})

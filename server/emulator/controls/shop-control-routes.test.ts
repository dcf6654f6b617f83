import * as z from 'zod/mini'
import { placed } from '../testing/orders'
import { guest, newShopper } from '../testing/shopper'
import { emulatorPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const approvedComment = z.object({ approved: z.boolean(), user: z.object({ id: z.int() }) })

it('a comment is approved, and its author is notified once', async () => {
  const sent = jest.spyOn(emulator.live, 'send')
  expect((await emulator.send('/switches/comments/1', { isApproved: false })).status).toBe(200)
  const read = () => guest(emulator).call('GET', '/blog/comment/1')
  expect((await read()).status).toBe(404)
  await emulator.send('/switches/comments/1', { isApproved: true })
  await emulator.send('/switches/comments/1', { isApproved: true })
  const { approved, user } = z.parse(approvedComment, (await read()).body)
  expect(approved).toBe(true)
  expect(sent.mock.calls).toEqual([[expect.objectContaining({ user: user.id })]])
  expect(sent.mock.calls[0]?.[0].link).toMatch(
    /^https:\/\/stagona\.example\/blog\/post\/\d+\/[a-z0-9-]+$/,
  )
  sent.mockRestore()
})

it('an order changes its status, and its owner is notified', async () => {
  const buyer = await newShopper(emulator)
  const { id } = await placed(buyer, 1, 1)
  expect((await emulator.send(`/switches/orders/${id}`, { status: 'PROCESSING' })).status).toBe(200)
  const sent = jest.spyOn(emulator.live, 'send')
  expect((await emulator.send(`/switches/orders/${id}`, { status: 'SHIPPED' })).status).toBe(200)
  expect((await emulator.send(`/switches/orders/${id}`, { status: 'COMPLETED' })).status).toBe(400)
  expect(sent.mock.calls).toEqual([
    [
      expect.objectContaining({
        user: buyer.id,
        link: `https://stagona.example/account/orders/${id}`,
        kind: 'INFO',
      }),
    ],
  ])
  sent.mockRestore()
})

it('the payment of an order changes, with its status or without', async () => {
  const buyer = await newShopper(emulator)
  const { id } = await placed(buyer, 1, 1)
  const changed = async (body: object) => {
    expect((await emulator.send(`/switches/orders/${id}`, body)).status).toBe(200)
    return (await buyer.call('GET', `/order/${id}`)).body
  }
  expect(await changed({ status: 'PROCESSING', paymentStatus: 'COMPLETED' })).toMatchObject({
    status: 'PROCESSING',
    isPaid: true,
  })
  expect(await changed({ paymentStatus: 'PARTIALLY_REFUNDED' })).toMatchObject({
    status: 'PROCESSING',
    paymentStatus: 'PARTIALLY_REFUNDED',
  })
})

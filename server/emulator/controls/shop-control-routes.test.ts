import * as z from 'zod/mini'
import { placed } from '../testing/orders'
import { received } from '../testing/received'
import { guest, newShopper } from '../testing/shopper'
import { emulatorPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()
const approvedComment = z.object({ approved: z.boolean(), user: z.object({ id: z.int() }) })

const review = z.object({ id: z.int() })

it('a review is approved and unapproved', async () => {
  const owner = await newShopper(emulator)
  await received(emulator, owner, 5)
  const body = { product: 5, rate: 8, translations: {} }
  const made = z.parse(review, (await owner.call('POST', '/product/review', body)).body)
  const read = () => guest(emulator).call('GET', `/product/review/${made.id}`)
  expect((await read()).status).toBe(404)
  await emulator.send(`/switches/reviews/${made.id}`, { status: 'TRUE' })
  expect((await read()).body).toMatchObject({ status: 'TRUE' })
  await emulator.send(`/switches/reviews/${made.id}`, { status: 'FALSE' })
  expect((await read()).status).toBe(404)
})

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
  const sent = jest.spyOn(emulator.live, 'send')
  expect((await emulator.send(`/switches/orders/${id}`, { status: 'PROCESSING' })).status).toBe(200)
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

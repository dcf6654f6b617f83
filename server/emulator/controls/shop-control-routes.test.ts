import * as z from 'zod/mini'
import { placed } from '../testing/orders'
import { received } from '../testing/received'
import { guest, newShopper, shopper } from '../testing/shopper'
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

it('a notification is sent', async () => {
  const customer = await shopper(emulator, 'customer@example.gr')
  const unseen = async () =>
    z.parse(
      z.object({ count: z.int() }),
      (await customer.call('GET', '/notification/user/unseen_count')).body,
    ).count
  const before = await unseen()
  const order = { email: 'customer@example.gr', title: 'Δοκιμή', kind: 'WARNING' }
  expect((await emulator.send('/switches/notifications', order)).status).toBe(201)
  expect(await unseen()).toBe(before + 1)
  const nobody = { ...order, email: 'nobody@example.gr' }
  expect((await emulator.send('/switches/notifications', nobody)).status).toBe(404)
  expect((await emulator.send('/switches/notifications', {})).status).toBe(400)
})

it('many orders and favourites are added, each an hour older than the one before', async () => {
  const email = 'superuser@example.gr'
  const person = await shopper(emulator, email)
  const list = z.object({ count: z.int(), results: z.array(z.object({ createdAt: z.string() })) })
  const listed = async (path: string) => {
    const query = `userId=${person.id}&pageSize=30&ordering=-createdAt`
    return z.parse(list, (await person.call('GET', `${path}?${query}`)).body)
  }
  const paths = ['/order', '/product/favourite']
  const before = await Promise.all(paths.map(listed))
  const many = { email, orders: 30, favourites: 130 }
  expect((await emulator.send('/switches/belongings', many)).status).toBe(201)
  const [orders, favourites] = await Promise.all(paths.map(listed))
  expect([orders?.count, favourites?.count]).toEqual([
    (before[0]?.count ?? 0) + 30,
    (before[1]?.count ?? 0) + 130,
  ])
  const times = orders?.results.map(({ createdAt }) => Date.parse(createdAt)) ?? []
  const steps = times.slice(1).map((time, at) => (times[at] ?? 0) - time)
  expect(steps).toEqual(Array.from({ length: 29 }, () => 3_600_000))
  const nobody = { ...many, email: 'nobody@example.gr' }
  expect((await emulator.send('/switches/belongings', nobody)).status).toBe(404)
  expect((await emulator.send('/switches/belongings', { email, orders: -1 })).status).toBe(400)
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

import * as z from 'zod/mini'
import { blogComment } from '../../contract/blog/blog-comment'
import { productReview } from '../../contract/shop/product-review'
import { type PlantedStandIn, plantedStandIn } from '../planted-stand-in'
import { guest, newShoppers, shopper } from '../testing/shopper'

let standIn: PlantedStandIn
beforeAll(async () => {
  standIn = await plantedStandIn()
})
afterAll(() => standIn.store.close())

it('a review is approved and taken back', async () => {
  const [owner] = await newShoppers(standIn, 1)
  const body = { product: 5, user: owner?.id, rate: 8, translations: {} }
  const made = z.parse(productReview, (await owner?.call('POST', '/product/review', body))?.body)
  const read = () => guest(standIn).call('GET', `/product/review/${made.id}`)
  expect((await read()).status).toBe(404)
  await standIn.send(`/switches/reviews/${made.id}`, { status: 'TRUE' })
  expect(z.parse(productReview, (await read()).body).isVisible).toBe(true)
  await standIn.send(`/switches/reviews/${made.id}`, { status: 'FALSE' })
  expect((await read()).status).toBe(404)
})

it('a comment is approved', async () => {
  expect((await standIn.send('/switches/comments/1', { isApproved: false })).status).toBe(200)
  const read = async () => z.parse(blogComment, await standIn.read('/api/v1/blog/comment/1'))
  expect((await read()).isApproved).toBe(false)
  await standIn.send('/switches/comments/1', { isApproved: true })
  expect((await read()).isApproved).toBe(true)
})

it('somebody is told something', async () => {
  const customer = await shopper(standIn, 'customer@example.gr')
  const unseen = async () =>
    z.parse(
      z.object({ count: z.int() }),
      (await customer.call('GET', '/notification/user/unseen_count')).body,
    ).count
  const before = await unseen()
  const order = { email: 'customer@example.gr', title: 'Δοκιμή', kind: 'WARNING' }
  expect((await standIn.send('/switches/notifications', order)).status).toBe(201)
  expect(await unseen()).toBe(before + 1)
  const nobody = { ...order, email: 'nobody@example.gr' }
  expect((await standIn.send('/switches/notifications', nobody)).status).toBe(404)
  expect((await standIn.send('/switches/notifications', {})).status).toBe(400)
})

import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { notificationKinds } from '#contract/notifications/notification'
import { orderStatuses } from '#contract/shop/order'
import { idempotencyHeader } from '#contract/shop/order-creation'
import { textOfPdf } from '../../../tests/support/pdf-text'
import { cart } from '../../upstream/cart'
import { orderDetail } from '../../upstream/order'
import { notifications } from '../database/tables/notifications'
import { fillCart, orderBodyOf, orderIn, placed } from '../testing/orders'
import { newShoppers, type Shopper, shopper } from '../testing/shopper'
import { emulatorPerFile } from '../testing/test-emulator'

const emulator = emulatorPerFile()

const counts = z.object({ count: z.int() })
const below = async ({ id, call }: Shopper, list: string) =>
  z.parse(counts, (await call('GET', `/user/account/${id}/${list}`)).body).count

const lists = [
  'orders',
  'addresses',
  'favourite_products',
  'product_reviews',
  'liked_blog_posts',
  'blog_post_comments',
  'notifications',
]
const countsOf = async (who: Shopper) => Promise.all(lists.map((list) => below(who, list)))

describe.each(['customer@example.gr', 'superuser@example.gr'])('%s', (email) => {
  it('has an order in every status, with correct totals', async () => {
    const who = await shopper(emulator, email)
    const { body } = await who.call('GET', '/order/my_orders?pagination=false')
    const ids = z.parse(z.array(z.object({ id: z.int() })), body)
    const read = await Promise.all(ids.map(({ id }) => who.call('GET', `/order/${id}`)))
    const orders = read.map((answer) => z.parse(orderDetail, answer.body))
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses))
    for (const { items, totalPriceItems, totalPriceExtra, paidAmount } of orders) {
      const sum = items.reduce((total, { totalPrice }) => total + totalPrice, 0)
      expect(totalPriceItems).toBeCloseTo(sum, 2)
      expect(paidAmount).toBeCloseTo(totalPriceItems + totalPriceExtra, 2)
    }
  })

  it('has records of every kind, one main address and an unseen notification', async () => {
    const who = await shopper(emulator, email)
    for (const count of await countsOf(who)) expect(count).toBeGreaterThan(0)
    expect(await below(who, 'addresses?isMain=true')).toBe(1)
    expect((await who.call('GET', '/notification/user/unseen_count')).status).toBe(200)
  })
})

it('has an invoice for the completed order of the demonstration member, with its PDF (R489)', async () => {
  const who = await shopper(emulator, 'customer@example.gr')
  const { body } = await who.call('GET', '/order/my_orders?status=COMPLETED')
  const { results } = z.parse(z.object({ results: z.array(z.object({ id: z.int() })) }), body)
  const path = `/order/${results[0]?.id}`
  const [order, invoice] = [await who.call('GET', path), await who.call('GET', `${path}/invoice`)]
  expect(order.body).toMatchObject({ hasInvoice: true, documentType: 'INVOICE' })
  expect(Object(invoice.body).total).toBe(Object(order.body).paidAmount.toFixed(2))
  const { headers } = who
  const file = await emulator.app.request(`/api/v1${path}/invoice/download`, { headers })
  expect(textOfPdf(new Uint8Array(await file.arrayBuffer()))).toContain('ΑΦΜ 090000045')
})

it('has notifications of every kind', async () => {
  const rows = await emulator.store.db.select().from(notifications)
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(notificationKinds))
})

it('is restored with the accounts: no changes remain', async () => {
  const before = await shopper(emulator, 'customer@example.gr')
  const countsBefore = await countsOf(before)
  const [stranger] = await newShoppers(emulator, 1)
  const key = randomUUID()
  const headers = { [idempotencyHeader]: key }
  await fillCart(before, 1, 1)
  const first = orderIn(await before.call('POST', '/order', orderBodyOf(), headers))
  const shipped = Object(await before.call('GET', '/order/my_orders?status=SHIPPED'))
  const forFirm = shipped.body.results[0].id
  await emulator.send(`/switches/orders/${forFirm}/complete`, {})
  expect((await before.call('GET', `/order/${forFirm}/invoice`)).status).toBe(200)
  await before.call('DELETE', '/user/address/2')
  await before.call('POST', '/cart/item', { product: 1, quantity: 1 })
  const comment = { post: 1, user: stranger?.id, translations: { el: { content: 'Γεια.' } } }
  expect((await before.call('POST', '/blog/comment', comment)).status).toBe(201)
  await before.call('POST', '/notification/user/mark_all_as_seen')

  await emulator.send('/switches/accounts/reset', {})
  const after = await shopper(emulator, 'customer@example.gr')
  expect(await countsOf(after)).toEqual(countsBefore)
  expect((await after.call('GET', `/order/${forFirm}/invoice`)).status).toBe(404)
  expect(z.parse(cart, (await after.call('GET', '/cart')).body).totalItems).toBe(0)
  expect((await after.call('GET', '/notification/user/unseen_count')).status).toBe(200)
  await fillCart(after, 1, 1)
  const again = orderIn(await after.call('POST', '/order', orderBodyOf(), headers))
  expect(again.id).toBeGreaterThan(first.id)
  expect((await placed(after, 1, 1)).id).toBeGreaterThan(again.id)
})

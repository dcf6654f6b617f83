import { eq } from 'drizzle-orm'
import { users } from '../database/tables/account'
import { orders } from '../database/tables/orders'
import { type AuthClient, authClient, mailsTo, passTime } from '../testing/auth-client'
import { orderBodyOf, placed } from '../testing/orders'
import { sessionCookieOf } from '../testing/session-cookie'
import { guest, shopper } from '../testing/shopper'
import { emulatorPerTest, shopperPerTest } from '../testing/test-emulator'

const emulator = emulatorPerTest()
const owner = shopperPerTest(emulator)
const other = shopperPerTest(emulator)

const path = (id = owner.id) => `/user/account/${id}/delete_account`
const word = { confirmation: 'DELETE' }

async function leave(who = owner) {
  const cookie = await sessionCookieOf(emulator, who.id)
  return who.call('POST', path(who.id), word, { cookie })
}
const workLater = (delayMs: number | null) => emulator.send('/switches/worker', { delayMs })
const work = () => emulator.send('/switches/worker/run', {})

describe('deleting an account', () => {
  it('wants a sign-in of the last five minutes, of the person themselves', async () => {
    const cookie = await sessionCookieOf(emulator, owner.id)
    const cookieOfOther = await sessionCookieOf(emulator, other.id)
    const send = (headers: object) => owner.call('POST', path(), word, headers)
    expect((await send({})).status).toBe(403)
    expect((await send({ cookie: cookieOfOther })).status).toBe(403)
    passTime(emulator, 301)
    expect((await send({ cookie })).status).toBe(403)
    expect((await owner.call('GET', `/user/account/${owner.id}`)).status).toBe(200)
  })

  it('ends every token at once, the session and the sign-in when the worker has run', async () => {
    await workLater(null)
    const client = await signedUp()
    const me = await shopper(emulator, newcomer.email)
    expect((await leave(me)).status).toBe(202)
    expect((await me.call('GET', `/user/account/${me.id}`)).status).toBe(401)
    expect((await client.call('GET', '/auth/session')).status).toBe(200)
    await work()
    expect((await client.call('GET', '/auth/session')).status).toBe(410)
    const refused = await authClient(emulator).call('POST', '/auth/login', login)
    expect(refused.errors).toMatchObject([{ code: 'email_password_mismatch' }])
  })

  it('is done by itself after a while', async () => {
    await workLater(60_000)
    await leave()
    const rows = () => emulator.store.db.select().from(users).where(eq(users.id, owner.id))
    await emulator.read('/api/v1/health')
    expect(await rows()).toHaveLength(1)
    passTime(emulator, 60)
    await emulator.read('/api/v1/health')
    expect(await rows()).toEqual([])
  })

  it('leaves the orders, without the person, and nothing else', async () => {
    const { id } = await placed(owner, 1, 1)
    await owner.call('POST', '/product/favourite', { product: 2 })
    await owner.call('POST', '/cart/item', { product: 2, quantity: 1 })
    await owner.call('POST', '/product/alert', { product: 2, kind: 'price_drop', targetPrice: 1 })
    const comment = await owner.call('POST', '/blog/comment', {
      post: 1,
      translations: { el: { content: 'Σχόλιο' } },
    })
    expect(comment.status).toBe(201)
    const [person] = await emulator.store.db.select().from(users).where(eq(users.id, owner.id))
    await leave()
    await work()
    const [order] = await emulator.store.db.select().from(orders).where(eq(orders.id, id))
    expect(order).toMatchObject({
      user: null,
      lastName: '[deleted]',
      phone: '',
      street: '[deleted]',
    })
    const { email, lastName } = orderBodyOf()
    const left = JSON.stringify(order)
    for (const value of [email, lastName, person?.email ?? '']) expect(left).not.toContain(value)
    const { id: next } = await signedUpAgain()
    expect(next).not.toBe(owner.id)
  })

  it('touches nobody else', async () => {
    const { id } = await placed(other, 1, 1)
    await leave()
    await work()
    expect((await other.call('GET', `/order/${id}`)).status).toBe(200)
    expect((await guest(emulator).call('GET', '/product/1')).status).toBe(200)
  })
})

const newcomer = { email: 'fevgo@example.gr', password: 'mia stagona vrochis' }
const login = { email: newcomer.email, password: newcomer.password }

async function signedUp(): Promise<AuthClient> {
  const client = authClient(emulator)
  await client.call('POST', '/auth/signup', newcomer)
  const [mail] = await mailsTo(emulator, newcomer.email)
  await client.call('POST', '/auth/email/verify', { key: mail?.code })
  return client
}

async function signedUpAgain() {
  await signedUp()
  return shopper(emulator, newcomer.email)
}

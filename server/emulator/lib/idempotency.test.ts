import { fillCart, orderBodyOf } from '../testing/orders'
import { sessionCookieOf } from '../testing/session-cookie'
import { emulatorPerTest, shopperPerTest } from '../testing/test-emulator'
import { heldMs, keptMs } from './idempotency'

const emulator = emulatorPerTest()
const buyer = shopperPerTest(emulator)
const other = shopperPerTest(emulator)
beforeEach(async () => {
  await emulator.send('/switches/limits', { enabled: false })
  await emulator.send('/switches/products/1', { stock: 1000, price: 10, active: true })
})

const cookieOf = (user: number) => sessionCookieOf(emulator, user)

const key = 'key-1'
const order = (headers: object = {}, body: object = orderBodyOf(), who = buyer) =>
  who.call('POST', '/order', body, { 'idempotency-key': key, 'x-real-ip': '1.1.1.1', ...headers })

const replay = (answer: Awaited<ReturnType<typeof order>>) =>
  answer.headers.get('idempotent-replay')

it('repeats the answer of a key for a day, whatever the body', async () => {
  await fillCart(buyer, 1, 1)
  const first = await order()
  const again = await order({}, { nothing: true })
  expect([first.status, replay(first), again.status, replay(again)]).toEqual([
    201,
    null,
    201,
    'true',
  ])
  expect(again.body).toEqual(first.body)
  emulator.clock.at = new Date(emulator.clock.at.getTime() + keptMs + 1)
  expect(await order()).toMatchObject({ status: 400, body: { cart: [expect.any(String)] } })
})

it.each([
  ['400', {}, 400],
  ['401', { authorization: 'Bearer dead' }, 401],
])('repeats a refusal, also once its cause is gone: %s', async (_, headers, status) => {
  expect(await order(headers)).toMatchObject({ status })
  await fillCart(buyer, 1, 1)
  const again = await order()
  expect([again.status, replay(again)]).toEqual([status, 'true'])
})

it('frees the key after a 500', async () => {
  await fillCart(buyer, 1, 1)
  await emulator.send('/switches/fail-next', { status: 500, pathPrefix: '/api/v1/order' })
  expect((await order()).status).toBe(500)
  expect((await order()).status).toBe(201)
})

it('answers a second call with 409 meanwhile, and after a minute as the first one', async () => {
  await fillCart(buyer, 1, 1)
  const answers = await Promise.all([order(), order(), order()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(heldMs).toBe(60_000)
})

describe('the scope of a key', () => {
  it('is the address: another person there gets the order of the first', async () => {
    await fillCart(buyer, 1, 1)
    const first = await order()
    const foreign = await order({}, orderBodyOf(), other)
    expect([foreign.status, foreign.body]).toEqual([201, first.body])
    expect((await order({ 'x-real-ip': '2.2.2.2' })).status).toBe(400)
  })

  it('is the person with the cookie of their session, at any address', async () => {
    await fillCart(buyer, 1, 1)
    const mine = { cookie: await cookieOf(buyer.id) }
    const first = await order(mine)
    expect(first.status).toBe(201)
    const moved = await order({ ...mine, 'x-real-ip': '2.2.2.2' })
    expect([moved.status, moved.body]).toEqual([201, first.body])
    const foreign = await order({ cookie: await cookieOf(other.id) }, orderBodyOf(), other)
    expect(foreign.status).toBe(400)
  })
})

it('deletes the cookie of a session that is over', async () => {
  const ended = await order({ cookie: 'sessionid=gone' })
  expect(ended.headers.get('set-cookie')).toBe('sessionid=""; Max-Age=0; Path=/')
  const live = await order({ cookie: await cookieOf(buyer.id) })
  expect(live.headers.get('set-cookie')).toBeNull()
})

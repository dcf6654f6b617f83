import { type Browser, type GuestShop, guestEmail, openGuestShop } from './guest-shop'

let shop: GuestShop
let guest: Browser
let stranger: Browser
let uuid: string
let id: number
beforeAll(async () => {
  shop = await openGuestShop()
  guest = shop.browser()
  await guest.add(1, 2)
  const { body } = await guest.order(shop.newKey(), marked)
  ;({ uuid, id } = body)
})
afterAll(() => shop.close())
beforeEach(() => {
  stranger = shop.browser()
})

/** What is of the person, none of it a part of the page for strangers. */
const marked = {
  firstName: 'Φυτεμένη',
  lastName: 'Φυτεμένου',
  street: 'Φυτεμένης οδού',
  streetNumber: '4711',
  city: 'Φυτεμένη πόλη',
  zipcode: '98765',
  place: 'Φυτεμένη περιοχή',
  phone: '+306971004711',
  customerNotes: 'Φυτεμένη σημείωση',
}
const personal = [...Object.values(marked), guestEmail, '6971004711', 'PAY_ON', 'offline_']
/** Five digits may also be part of a time or an id of a log line: a postal code stands by itself. */
const tracesIn = (text: string) => {
  const standing = text.replace(/[\w.-]*\d[\w.-]{5,}/g, (word) =>
    word.replaceAll(marked.zipcode, ''),
  )
  return personal.filter((value) => (value === marked.zipcode ? standing : text).includes(value))
}

const pageOf = (browser: Browser) => browser.call('GET', `/orders/uuid/${uuid}`)
const stateFor = (browser: Browser) => browser.call('GET', `/orders/uuid/${uuid}/state`)
const numberFor = (browser: Browser) => browser.call('GET', `/orders/${id}/uuid`)
const cancelBy = (browser: Browser) => browser.call('POST', `/orders/uuid/${uuid}/cancel`, {})

it('is whole in the browser that ordered, also in capitals and once somebody has signed in', async () => {
  const { status, body } = await pageOf(guest)
  expect([status, body.firstName, body.id]).toEqual([200, marked.firstName, id])
  const upper = await guest.call('GET', `/orders/uuid/${uuid.toUpperCase()}`)
  expect(upper.body.firstName).toBe(marked.firstName)
  expect((await numberFor(guest)).body).toEqual({ uuid })
})

it.each(['a guest', 'a member'])('shows %s with the link its state, and nobody', async (who) => {
  await stranger.add(2, 1)
  if (who === 'a member') await stranger.signIn('superuser@example.gr')
  expect((await pageOf(stranger)).status).toBe(404)
  expect((await numberFor(stranger)).status).toBe(404)
  expect((await cancelBy(stranger)).status).toBe(404)
  expect((await stranger.call('GET', `/orders/${id}`)).status).toBe(who === 'a member' ? 404 : 401)
  expect((await stranger.call('POST', `/orders/${id}/cancel`, {})).status).not.toBe(200)
  const state = await stateFor(stranger)
  expect([state.status, state.body.status, state.body.items.length]).toEqual([200, 'PENDING', 1])
  const answers = [pageOf, numberFor, cancelBy, stateFor].map((ask) => ask(stranger))
  for (const answer of await Promise.all(answers)) expect(tracesIn(answer.text)).toEqual([])
})

it("has no state for a member's order, nor for one that does not exist", async () => {
  await stranger.signIn()
  await stranger.add(1, 2)
  const { body } = await stranger.order(shop.newKey())
  for (const browser of [stranger, guest]) {
    const path = `/orders/uuid/${body.uuid}/state`
    expect((await browser.call('GET', path)).status).toBe(404)
    const unknown = `/orders/uuid/${body.uuid.replace(/.$/, '0')}/state`
    expect((await browser.call('GET', unknown)).status).toBe(404)
  }
  expect((await stranger.call('GET', `/orders/uuid/${body.uuid}`)).status).toBe(200)
})

it('keeps the person where the state is the API’s in a moment of trouble', async () => {
  shop.trouble(/GET \/order\/uuid/, 'lost')
  expect((await stateFor(stranger)).status).toBe(502)
})

it('is in no cache, referrer or log', async () => {
  for (const path of [`/orders/uuid/${uuid}`, `/orders/uuid/${uuid}/state`, `/orders/${id}/uuid`]) {
    const { headers } = await guest.send('GET', path)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(JSON.stringify([...headers])).not.toContain(uuid)
  }
  await cancelBy(stranger)
  shop.trouble(/GET \/order\/uuid/, 'lost')
  await pageOf(guest)
  shop.trouble(/POST \/order\/\d+\/cancel/, 'unsent')
  await cancelBy(guest)
  expect(JSON.stringify(shop.log())).not.toContain(uuid)
  expect(tracesIn(JSON.stringify(shop.log()))).toEqual([])
})

it('is cancelled by the browser that ordered, also where the answer is lost, and twice', async () => {
  shop.trouble(/POST \/order\/\d+\/cancel/, 'lost')
  expect((await cancelBy(guest)).body.status).toBe('CANCELED')
  expect((await cancelBy(guest)).body.isCanceled).toBe(true)
  expect((await stateFor(stranger)).body.isCanceled).toBe(true)
})

it('is too late to cancel once it is sent', async () => {
  await guest.add(1, 2)
  const { body } = await guest.order(shop.newKey())
  for (const status of ['PROCESSING', 'SHIPPED']) {
    await shop.emulator.send(`/switches/orders/${body.id}`, { status })
  }
  const late = await guest.call('POST', `/orders/uuid/${body.uuid}/cancel`, {})
  expect(late.status).toBe(409)
})

it('is gone from the browser after signing out', async () => {
  await guest.signIn()
  expect((await pageOf(guest)).body.firstName).toBe(marked.firstName)
  await guest.call('DELETE', '/_auth/session', {})
  for (const ask of [pageOf, numberFor, cancelBy]) expect((await ask(guest)).status).toBe(404)
})

it('is one of the last ten that the browser shows', async () => {
  const many = shop.browser()
  const uuids: string[] = []
  for (let at = 0; at < 11; at += 1) {
    await many.add(1, 2)
    uuids.push((await many.order(shop.newKey())).body.uuid)
  }
  const statuses = await Promise.all(
    uuids.map(async (one) => (await many.call('GET', `/orders/uuid/${one}`)).status),
  )
  expect(statuses).toEqual([404, ...Array(10).fill(200)])
})

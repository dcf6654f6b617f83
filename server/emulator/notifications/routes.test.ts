import * as z from 'zod/mini'
import { pageOf } from '#contract/wire/page'
import { seededSiteUrl } from '../testing/seeded-emulator'
import { guest, type Shopper } from '../testing/shopper'
import { emulatorPerFile, shopperPerTest } from '../testing/test-emulator'
import { sendNotification } from './queries'

const emulator = emulatorPerFile()
const owner = shopperPerTest(emulator)
const other = shopperPerTest(emulator)
let copy: number[]

const entry = z.object({
  id: z.int(),
  user: z.object({ id: z.int() }),
  notification: z.object({ id: z.int(), link: z.string() }),
  seen: z.boolean(),
  seenAt: z.nullable(z.string()),
})
beforeEach(async () => {
  copy = [await send('Πρώτη'), await send('Δεύτερη')]
})

let bytes = 0
function randomBytes(size: number) {
  bytes += 1
  return new Uint8Array(size).fill(bytes % 256)
}
const send = (title: string, category?: string) =>
  sendNotification({ ...emulator, randomBytes, siteUrl: seededSiteUrl }, owner.id, {
    kind: 'INFO',
    title,
    message: 'Κάτι έγινε.',
    link: '/account/orders/3',
    category,
  })
const base = '/notification/user'
const count = async () => {
  const { status, body } = await owner.call('GET', `${base}/unseen_count`)
  return { status, body }
}
async function listed(query = '') {
  const { body } = await owner.call('GET', `/user/account/${owner.id}/notifications${query}`)
  return z.parse(pageOf(entry), body).results
}

describe('notifications of a user', () => {
  it('are listed newest first, with the notification and the whole member', async () => {
    const all = await listed()
    expect(all.map(({ id }) => id)).toEqual([...copy].reverse())
    expect(all[0]).toMatchObject({
      user: { id: owner.id },
      notification: {
        // On the shop's domain, by https and without a port.
        link: `https://${new URL(seededSiteUrl).hostname}/account/orders/3`,
      },
    })
  })

  it('are listed of one category, as the API writes its filter, and with others', async () => {
    const paid = await send('Πληρώθηκε', 'PAYMENT')
    const idsOf = async (query: string) => (await listed(query)).map(({ id }) => id)
    expect(await idsOf('?notification_Category=PAYMENT')).toEqual([paid])
    expect(await idsOf('?notification__category=PAYMENT')).toEqual([paid])
    expect(await idsOf('?notification_Category=SYSTEM')).toEqual([...copy].reverse())
    expect(await idsOf('?notification_Category=ORDER')).toEqual([])
    await owner.call('POST', `${base}/mark_as_seen`, { notificationUserIds: [paid] })
    expect(await idsOf('?notification_Category=PAYMENT&seen=false')).toEqual([])
    for (const lacking of ['category', 'notificationCategory', 'notification_category']) {
      expect(await idsOf(`?${lacking}=PAYMENT`)).toHaveLength(3)
    }
  })

  it('are read by their ids, by their reader alone; no ids are 400, unknown ones 404', async () => {
    const ids = (await listed()).map(({ notification }) => notification.id)
    const ask = (who: Shopper, list: unknown) =>
      who.call('POST', '/notification/ids', { ids: list })
    expect((await ask(owner, ids)).body).toMatchObject([{ kind: 'INFO' }, { kind: 'INFO' }])
    expect(await ask(owner, [])).toMatchObject({ status: 400, body: { error: expect.any(String) } })
    expect(await ask(other, ids)).toMatchObject({
      status: 404,
      body: { error: 'No notifications found for the provided ids.' },
    })
    expect((await guest(emulator).call('POST', '/notification/ids', { ids })).status).toBe(401)
  })

  it('are counted while unseen', async () => {
    expect(await count()).toEqual({ status: 200, body: { count: 2 } })
    const answer = await owner.call('POST', `${base}/mark_all_as_seen`)
    expect(answer.body).toEqual({ success: true })
    expect(await count()).toEqual({ status: 200, body: { count: 0 } })
    expect(await listed('?seen=false')).toEqual([])
    expect((await listed('?seen=true')).every(({ seenAt }) => seenAt)).toBe(true)
    await owner.call('POST', `${base}/mark_all_as_unseen`)
    expect(await count()).toMatchObject({ body: { count: 2 } })
  })

  it('are marked by ids, never those of other users', async () => {
    const [first] = copy
    const mark = (path: string, notificationUserIds: unknown, who = owner) =>
      who.call('POST', `${base}/${path}`, { notificationUserIds })
    expect((await mark('mark_as_seen', copy, other)).status).toBe(200)
    expect(await count()).toMatchObject({ body: { count: 2 } })
    await mark('mark_as_seen', [first])
    expect(await count()).toMatchObject({ body: { count: 1 } })
    await mark('mark_as_unseen', [first])
    expect(await count()).toMatchObject({ body: { count: 2 } })
    for (const none of [[], undefined, 3]) {
      expect((await mark('mark_as_seen', none)).status).toBe(400)
    }
  })

  it('are read, marked with the time and deleted one by one', async () => {
    const [first] = copy
    const path = `${base}/${first}`
    const read = z.parse(entry, (await owner.call('GET', path)).body)
    expect(read).toMatchObject({ id: first, seen: false })
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const body = method === 'PATCH' ? { seen: true } : undefined
      expect((await other.call(method, path, body)).status).toBe(404)
    }
    const patched = await owner.call('PATCH', path, { seen: true })
    const seen = z.parse(entry, patched.body)
    expect(Date.parse(seen.seenAt ?? '')).toBe(emulator.clock.at.getTime())
    expect((await owner.call('DELETE', path)).status).toBe(204)
    expect((await owner.call('GET', path)).status).toBe(404)
    expect(await count()).toMatchObject({ body: { count: 1 } })
  })
})

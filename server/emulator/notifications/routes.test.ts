import * as z from 'zod/mini'
import { notifications, upstreamNotificationUser } from '#contract/notifications/notification'
import { pageOf } from '#contract/wire/page'
import { guest } from '../testing/shopper'
import { emulatorPerFile, shopperPerTest } from '../testing/test-emulator'
import { sendNotification } from './queries'

const emulator = emulatorPerFile()
const owner = shopperPerTest(emulator)
const other = shopperPerTest(emulator)
let copy: number[]
beforeEach(async () => {
  copy = [await send('Πρώτη'), await send('Δεύτερη')]
})

let bytes = 0
function randomBytes(size: number) {
  bytes += 1
  return new Uint8Array(size).fill(bytes % 256)
}
const send = (title: string) =>
  sendNotification({ ...emulator, randomBytes }, owner.id, {
    kind: 'INFO',
    title,
    message: 'Κάτι έγινε.',
    link: '',
  })
const base = '/notification/user'
const count = async () => {
  const { status, body } = await owner.call('GET', `${base}/unseen_count`)
  return { status, body }
}
async function listed(query = '') {
  const { body } = await owner.call('GET', `/user/account/${owner.id}/notifications${query}`)
  return z.parse(pageOf(upstreamNotificationUser), body).results
}

describe('notifications of a user', () => {
  it('are listed newest first, and their texts are read by ids', async () => {
    const all = await listed()
    expect(all.map(({ id }) => id)).toEqual([...copy].reverse())
    const ids = all.map(({ notification }) => notification)
    const messages = z.parse(
      notifications,
      (await owner.call('POST', '/notification/ids', { ids })).body,
    )
    expect(messages.map(({ translations }) => translations.el?.title).sort()).toEqual([
      'Δεύτερη',
      'Πρώτη',
    ])
    expect(messages[0]).toMatchObject({ kind: 'INFO', link: '' })
  })

  it('are readable by any user; no ids are 400, unknown ones 404', async () => {
    const ask = (ids: unknown) => guest(emulator).call('POST', '/notification/ids', { ids })
    expect(await ask([])).toMatchObject({ status: 400, body: { error: expect.any(String) } })
    expect(await ask([4711])).toMatchObject({ status: 404, body: { error: expect.any(String) } })
  })

  it('are counted while unseen; without any, the response has no body', async () => {
    expect(await count()).toEqual({ status: 200, body: { count: 2 } })
    const answer = await owner.call('POST', `${base}/mark_all_as_seen`)
    expect(answer.body).toEqual({ success: true })
    expect(await count()).toEqual({ status: 204, body: undefined })
    expect(await listed('?seen=false')).toEqual([])
    expect((await listed('?seen=true')).map(({ seenAt }) => seenAt)).toEqual([null, null])
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

  it('are read, marked with the time and deleted one by one, by any user', async () => {
    const [first] = copy
    const path = `${base}/${first}`
    const read = z.parse(upstreamNotificationUser, (await other.call('GET', path)).body)
    expect(read).toMatchObject({ id: first, user: owner.id, seen: false })
    const patched = await owner.call('PATCH', path, { seen: true })
    const seen = z.parse(upstreamNotificationUser, patched.body)
    expect(Date.parse(seen.seenAt ?? '')).toBe(emulator.clock.at.getTime())
    const strange = await owner.call('PATCH', path, { seen: true, notification: 4711 })
    expect(strange).toMatchObject({ status: 400, body: { notification: [expect.any(String)] } })
    expect((await owner.call('DELETE', path)).status).toBe(204)
    expect((await owner.call('GET', path)).status).toBe(404)
    expect(await count()).toMatchObject({ body: { count: 1 } })
  })

  it('require a session; marking several has its own error format', async () => {
    const { call } = guest(emulator)
    for (const path of ['mark_all_as_seen', 'mark_as_seen']) {
      expect(await call('POST', `${base}/${path}`, {})).toMatchObject({
        status: 401,
        body: { error: expect.any(String) },
      })
    }
  })
})

import { eq } from 'drizzle-orm'
import { tableStatements } from '#emulator/database/store'
import { users } from '#emulator/database/tables/account'
import { passTime } from '#emulator/testing/auth-client'
import { placed } from '#emulator/testing/orders'
import { type SeededEmulator, seededEmulator } from '#emulator/testing/seeded-emulator'
import { sessionCookieOf } from '#emulator/testing/session-cookie'
import { newShopper, tokenOf } from '#emulator/testing/shopper'
import { ownScript, startGateway } from '#gateway/testing/start-gateway'
import type { UpstreamRequest } from '#upstream/client'
import { runSize, sampleSeed, seededRandom } from '../support/long-run'

jest.setTimeout(600_000)

const histories = runSize(100, 1000)
const random = seededRandom(sampleSeed)
const oneOf = <Value>(...values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value

type Loss = 'none' | 'request' | 'answer'

let emulator: SeededEmulator
let gateway: ReturnType<typeof startGateway>
/** What is lost of the next deletion between gateway and API. */
let loss: Loss = 'none'

async function upstream(url: string, { signal: _, ...request }: UpstreamRequest) {
  if (!url.endsWith('/delete_account')) return emulator.app.request(url, request)
  const now = loss
  loss = 'none'
  if (now === 'request') throw new TypeError('fetch failed')
  const answer = await emulator.app.request(url, request)
  if (now === 'answer') throw new TypeError('fetch failed')
  return answer
}

beforeAll(async () => {
  emulator = await seededEmulator()
  await emulator.send('/switches/limits', { enabled: false })
  await emulator.send('/switches/worker', { delayMs: null })
  await emulator.send('/switches/products/1', { stock: 10_000 })
  gateway = startGateway({ variables: { RATE_LIMITS: 'off' }, sessions: 'upstream', upstream })
})
afterAll(() => emulator.store.close())

/** A device of a member: a session of its own, with the one access token that the tests know. */
async function device(user: number, name: string) {
  const key = `${name}${user}`.padEnd(32, '0')
  await sessionCookieOf(emulator, user, key)
  const cookie = await gateway.cookieOf({
    ...{ sessionToken: key, accessToken: await tokenOf(emulator, user), userId: user },
    generation: `gen-${name}-${user}`.padEnd(12, '0'),
  })
  return async (method: string, path: string, body?: object) => {
    const sent = body && { body: JSON.stringify(body) }
    const answer = await gateway.ask(path, { method, headers: { ...ownScript, cookie }, ...sent })
    return { status: answer.status, body: await answer.json().catch(() => null) }
  }
}

/** All that the API has stored; mails that have gone out are in nobody's hands any more. */
async function everything(): Promise<string> {
  const names = tableStatements.flatMap((line) => /^create table.*?"(\w+)"/.exec(line)?.[1] ?? [])
  const kept = names.filter((name) => name !== 'mails')
  const rows = kept.map((name) => emulator.store.db.all(`select * from "${name}"`))
  return JSON.stringify(await Promise.all(rows))
}

const exists = async (id: number) => (await emulator.store.db.$count(users, eq(users.id, id))) > 0

/** A member with a name that is found again, perhaps with an order and a copy of their data, on two devices. */
async function begin(at: number) {
  const me = await newShopper(emulator)
  const mark = `${at}-sfragida@example.gr`
  await emulator.store.db.update(users).set({ email: mark }).where(eq(users.id, me.id))
  if (oneOf(true, false)) await placed(me, 1, 1, { email: mark, lastName: mark })
  if (oneOf(true, false)) {
    await me.call('POST', `/user/account/${me.id}/request_data_export`, {})
    if (oneOf(true, false)) await emulator.send('/switches/worker/run', {})
  }
  const [laptop, phone] = [await device(me.id, 'laptop'), await device(me.id, 'phone')]
  const account = `/api/user/account/${me.id}`
  return {
    id: me.id,
    mark,
    lives: async () => (await me.call('GET', `/user/account/${me.id}`)).status === 200,
    ask: () => laptop('POST', `${account}/delete-account`, { confirmation: 'DELETE' }),
    session: () => laptop('GET', '/api/_auth/session'),
    write: () => phone('PUT', account, { city: `Πόλη ${at}` }),
  }
}

type Member = Awaited<ReturnType<typeof begin>>

/** Asks once, meanwhile perhaps writes by the other device, and returns whether it is told as done. */
async function askOnce({ id, ask, write, session, lives }: Member, isStale: boolean) {
  loss = oneOf<Loss>('none', 'request', 'answer')
  const [first] = await Promise.all([ask(), ...(oneOf(true, false) ? [write()] : [])])
  const { body } = await session()
  const isTold = first.status === 202 || body.isDeleted === true
  expect({ id, isTold }).toEqual({ id, isTold: !(await lives()) })
  if (!isTold) expect(body.user).toMatchObject({ id })
  if (isStale) expect([403, 502, 503, 504]).toContain(first.status)
  return isTold
}

it(`tells ${histories} deletions as what they are, and leaves nothing of whose is done (R447, R448)`, async () => {
  for (let at = 0; at < histories; at += 1) {
    const member = await begin(at)
    const isStale = oneOf(true, false, false, false)
    if (isStale) passTime(emulator, 301)
    const isTold = await askOnce(member, isStale)
    // Asking again does no harm.
    const isDone = isTold || (!isStale && (await member.ask()).status === 202)
    if (oneOf(true, false)) await member.ask()
    await emulator.send('/switches/worker/run', {})
    expect({ at, exists: await exists(member.id) }).toEqual({ at, exists: !isDone })
    expect((await member.write()).status).toBe(isDone ? 401 : 200)
    if (isDone) expect((await everything()).includes(member.mark)).toBe(false)
  }
})

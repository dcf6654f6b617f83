import fc from 'fast-check'
import { runSize } from '#tests/support/long-run'
import { encryptionDeps, testKey, testTime } from '../testing/start-gateway'
import { type EncryptionDeps, encrypt } from './encryption'
import {
  encryptGuest,
  type GuestState,
  guestCookieName,
  guestCookieOf,
  readGuestCookie,
} from './guest-cookie'
import { sessionCookieName } from './session-cookie'

const uuidOf = (number: number) => `6f1d2c3b-4a59-4e68-8b77-${String(number).padStart(12, '0')}`
const guest: GuestState = {
  secret: 'pq7Zt0mWc2LxAe5KpqRsTu',
  since: testTime - 1000,
  changedAt: testTime,
  cart: uuidOf(1),
  cartGoneAt: null,
  orders: [{ id: 640, uuid: uuidOf(640) }],
}
const day = 24 * 3_600_000

let deps: EncryptionDeps
let cookie: string
beforeAll(async () => {
  deps = await encryptionDeps()
  cookie = await pairOf(guest)
})

async function pairOf(state: GuestState, by = deps): Promise<string> {
  return guestCookieOf(await encryptGuest(by, state)).split(';')[0] ?? ''
}
const at = (ms: number) => encryptionDeps([testKey], () => testTime + ms)

it('is a cookie that no script and no other site can use, for thirty days', async () => {
  expect(guestCookieOf(await encryptGuest(deps, guest))).toMatch(
    /^__Host-Http-guest=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=2592000$/,
  )
})

it('reads back what it wrote, among other cookies', async () => {
  const reading = await readGuestCookie(deps, `theme=dark; ${cookie}; locale=el`)
  expect(reading).toEqual({ state: guest, isOld: false })
})

it('is renewed after a day, and with a new key, and ends after thirty days', async () => {
  expect(await readGuestCookie(await at(day - 1000), cookie)).toMatchObject({ isOld: false })
  expect(await readGuestCookie(await at(day + 1000), cookie)).toMatchObject({ isOld: true })
  const rotated = await encryptionDeps([testKey.replace('m', 'n'), testKey])
  expect(await readGuestCookie(rotated, cookie)).toMatchObject({ state: guest, isOld: true })
  expect(await readGuestCookie(await at(30 * day + 1000), cookie)).toBeNull()
})

it('is nothing where there is none, two, one that is too large, or one of another use', async () => {
  const value = await encrypt(deps, sessionCookieName, [guest.secret, 1, 1, null, null, []])
  const foreign = await pairOf(guest, await encryptionDeps([testKey.replace('m', 'n')]))
  const large = `${guestCookieName}=${'A'.repeat(5000)}`
  const others = [undefined, '', 'theme=dark', `${cookie}; ${cookie}`, large, foreign]
  for (const header of [...others, `${guestCookieName}=${value}`]) {
    expect(await readGuestCookie(deps, header)).toBeNull()
  }
})

it('ignores an encrypted value of ours with any other content', async () => {
  const { secret } = guest
  const contents = [
    ...[null, 7, {}, [], [secret], ['short', 1, 1, null, null, []]],
    [secret, 1, 1, 'no uuid', null, []],
    [secret, 1, 1, null, null, [[640, 'no uuid']]],
    [secret, 1, 1, null, null, Array(11).fill([1, uuidOf(1)])],
  ]
  for (const content of contents) {
    const value = await encrypt(deps, guestCookieName, content)
    expect(await readGuestCookie(deps, `${guestCookieName}=${value}`)).toBeNull()
  }
})

it('treats every mutation as no cart', async () => {
  const value = cookie.slice(cookie.indexOf('=') + 1)
  const place = fc.nat({ max: value.length - 1 })
  const mutation = fc.oneof(
    fc
      .tuple(place, fc.constantFrom(...'ABCxyz019-_=+/. %'))
      .map(([n, with_]) => `${value.slice(0, n)}${with_}${value.slice(n + 1)}`),
    place.map((n) => value.slice(0, n)),
    fc.tuple(place, place).map(([a, b]) => value.slice(0, a) + value.slice(b)),
    fc.string({ maxLength: 400 }),
    fc.base64String({ maxLength: 400 }),
  )
  await fc.assert(
    fc.asyncProperty(mutation, async (mutated) => {
      fc.pre(mutated.trim() !== value && !mutated.includes(';'))
      expect(await readGuestCookie(deps, `${guestCookieName}=${mutated}`)).toBeNull()
    }),
    { numRuns: runSize(500, 10_000) },
  )
})

it('stays far below the size limit of browsers with all it may hold', async () => {
  const orders = Array.from({ length: 10 }, (_, n) => ({ id: 9_000_000 + n, uuid: uuidOf(n) }))
  expect((await pairOf({ ...guest, cartGoneAt: testTime, orders })).length).toBeLessThan(1200)
})

import { base64urlOf } from '../lib/base64url'
import { sha256Of } from '../lib/digest'
import type { SharedState } from '../shared/shared-state'
import type { EncryptionDeps } from './encryption'
import {
  decryptGuest,
  encryptGuest,
  type GuestReading,
  type GuestState,
  guestCookieOf,
  readGuestCookie,
  rememberedOrders,
} from './guest-cookie'

/** What browsers keep of guests (docs/decisions/0067-guests-buy-by-a-cookie-of-their-own.md). */
export interface GuestStore {
  /** The guest of a Cookie header, as a later answer has left it; null without a valid one. */
  read(cookies: string | undefined): Promise<GuestReading | null>
  /** A guest of whom nothing is kept yet. */
  begin(): Promise<GuestState>
  /** Changes what is kept; null where it has ended meanwhile. */
  change(
    state: GuestState,
    change: (now: GuestState) => Partial<GuestState>,
  ): Promise<{ state: GuestState; cookie: string } | null>
  /** Ends what a browser keeps: late answers do not bring it back. */
  end(cookies: string | undefined): Promise<void>
}

/** Answers of a guest's requests at the same time may arrive this late, in ms. */
const rememberedMs = 600_000
const ended = 'ended'
const secretBytes = 16

/**
 * Requests of several tabs carry the cookie of when they were sent: what is newest is remembered for
 * a while, so that no answer takes back what another one has said of cart and orders.
 */
export function createGuestStore(
  encryptionDeps: Promise<EncryptionDeps>,
  shared: Pick<SharedState, 'values'>,
  remembered: number,
): GuestStore {
  const newest = shared.values('guests', { lifetimeMs: rememberedMs, remembered })
  const nameOf = ({ secret }: GuestState) => sha256Of(`guest ${secret}`)

  async function latest(known: GuestReading): Promise<GuestReading | null> {
    const value = await newest.get(await nameOf(known.state))
    if (value === ended) return null
    const read = value && (await decryptGuest(await encryptionDeps, value))
    return read ? { ...known, state: joined(known.state, read.state) } : known
  }

  return {
    async read(cookies) {
      const known = await readGuestCookie(await encryptionDeps, cookies)
      return known && latest(known)
    },
    async begin() {
      const { random, clock } = await encryptionDeps
      const secret = base64urlOf(random(secretBytes))
      return { secret, since: clock(), changedAt: 0, cart: null, cartGoneAt: null, orders: [] }
    },
    async change(before, change) {
      const now = await latest({ state: before, isOld: false })
      if (!now) return null
      const deps = await encryptionDeps
      const state = { ...now.state, ...change(now.state), changedAt: deps.clock() }
      const value = await encryptGuest(deps, state)
      await newest.set(await nameOf(state), value)
      return { state, cookie: guestCookieOf(value) }
    },
    async end(cookies) {
      const known = await readGuestCookie(await encryptionDeps, cookies)
      if (known) await newest.set(await nameOf(known.state), ended)
    },
  }
}

/** The newer of two, with the orders of both. */
function joined(one: GuestState, other: GuestState): GuestState {
  const [newer, older] = one.changedAt > other.changedAt ? [one, other] : [other, one]
  return { ...newer, orders: withOrders(newer.orders, older.orders) }
}

/** Orders without repetition, newest first, as many as are remembered. */
export function withOrders(
  newer: GuestState['orders'],
  older: GuestState['orders'],
): GuestState['orders'] {
  const known = new Set(newer.map(({ uuid }) => uuid))
  const all = [...newer, ...older.filter(({ uuid }) => !known.has(uuid))]
  return all.toSorted((one, other) => other.id - one.id).slice(0, rememberedOrders)
}

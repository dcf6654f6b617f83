import * as z from 'zod/mini'
import { id, uuid } from '#contract/wire/scalars'
import { decrypt, type EncryptionDeps, encrypt } from './encryption'
import { cookieValues } from './session-cookie'

/** Name of the cookie of a guest's purchases, beside that of a session. */
export const guestCookieName = '__Host-Http-guest'

/** The API keeps a guest's cart for as long after its last use. */
const lifetimeSeconds = 30 * 24 * 60 * 60
const largestCookie = 4096
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict'

/** Most orders of a guest that their browser can show. */
export const rememberedOrders = 10

const guestOrder = z.object({ id, uuid })
export type GuestOrder = z.infer<typeof guestOrder>

const moment = z.int().check(z.nonnegative())

/** What a browser keeps of a guest. Times in ms since 1970. */
const guestState = z.object({
  /** Of which the keys of the guest's orders are made. */
  secret: z.string().check(z.regex(/^[\w-]{22}$/)),
  /** When the secret was made: orders sent before have other keys. */
  since: moment,
  /** When this was changed last. */
  changedAt: moment,
  /** The uuid that opens the cart at the API; null without one. */
  cart: z.nullable(uuid),
  /** When a cart was found to be gone though no order of it is known; null otherwise. */
  cartGoneAt: z.nullable(moment),
  /** Newest first. */
  orders: z.array(guestOrder).check(z.maxLength(rememberedOrders)),
})
export type GuestState = z.infer<typeof guestState>

/** The Set-Cookie header that deletes the cookie. */
export const clearGuestCookie = `${guestCookieName}=; ${attributes}; Max-Age=0`

/** Whether a Cookie header has the cookie, also an invalid one. */
export const holdsGuest = (cookieHeader: string | undefined) =>
  cookieValues(cookieHeader ?? '', guestCookieName).length > 0

/** The encrypted value of the cookie. */
export function encryptGuest(deps: EncryptionDeps, state: GuestState): Promise<string> {
  const { secret, since, changedAt, cart, cartGoneAt, orders } = state
  const rows = orders.map((order) => [order.id, order.uuid])
  return encrypt(deps, guestCookieName, [secret, since, changedAt, cart, cartGoneAt, rows])
}

/** The Set-Cookie header with an encrypted value. */
export const guestCookieOf = (value: string) =>
  `${guestCookieName}=${value}; ${attributes}; Max-Age=${lifetimeSeconds}`

/** What an encrypted value holds, and whether it should be encrypted again: it is a day old, or its key is retired. */
export interface GuestReading {
  state: GuestState
  isOld: boolean
}

const dayMs = 24 * 60 * 60 * 1000

/** Null for a value that is altered, foreign or too old. */
export async function decryptGuest(
  deps: EncryptionDeps,
  value: string,
): Promise<GuestReading | null> {
  const decrypted = await decrypt(deps, guestCookieName, value, lifetimeSeconds * 1000)
  if (!decrypted || !Array.isArray(decrypted.content)) return null
  const { data: state } = z.safeParse(guestState, stateOf(decrypted.content))
  if (!state) return null
  const isOld = decrypted.byRetiredKey || deps.clock() - decrypted.issuedAtMs > dayMs
  return { state, isOld }
}

function stateOf([secret, since, changedAt, cart, cartGoneAt, rows]: unknown[]) {
  const orders = Array.isArray(rows)
    ? rows.map((row) => (Array.isArray(row) ? { id: row[0], uuid: row[1] } : row))
    : rows
  return { secret, since, changedAt, cart, cartGoneAt, orders }
}

/** Reads a guest from a Cookie header; null without one, and for any invalid cookie. */
export async function readGuestCookie(
  deps: EncryptionDeps,
  cookieHeader: string | undefined,
): Promise<GuestReading | null> {
  const [value, ...more] = cookieValues(cookieHeader ?? '', guestCookieName)
  if (value === undefined || more.length > 0 || value.length >= largestCookie) return null
  return decryptGuest(deps, value)
}

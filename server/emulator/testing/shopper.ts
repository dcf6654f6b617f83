import { createHash } from 'node:crypto'
import { eq, max } from 'drizzle-orm'
import type { Store } from '../database/store'
import { users } from '../database/tables/account'
import { knoxTokens } from '../database/tables/auth'
import type { Clock } from '../lib/clock'
import type { SeededEmulator } from './seeded-emulator'

/** A client of the REST API with its own access token. */
export interface Shopper {
  id: number
  headers: Record<string, string>
  /** Sends JSON to a path below `/api/v1`. */
  call(method: string, path: string, body?: unknown, headers?: object): Promise<Answer>
}

export interface Answer {
  status: number
  headers: Headers
  /** Undefined where the answer has no body, a text where it is a page. */
  body: unknown
}

const yearMs = 365 * 86_400_000

async function callApi(app: SeededEmulator['app'], method: string, path: string, init: object) {
  const response = await app.request(`/api/v1${path}`, { method, ...init })
  const text = await response.text()
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  const body: unknown = text === '' ? undefined : isPage ? text : JSON.parse(text)
  return { status: response.status, headers: response.headers, body }
}

/** An anonymous client. */
export function guest({ app }: SeededEmulator): Pick<Shopper, 'call'> {
  return {
    call: (method, path, body, headers = {}) =>
      callApi(app, method, path, {
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  }
}

/** Dependencies of creating accounts. */
interface Place {
  store: Store
  clock: Clock
}

/** An access token of an account, without hashing a password. */
export async function tokenOf({ store, clock }: Place, user: number): Promise<string> {
  const token = createHash('sha256').update(`token of ${user}`).digest('hex')
  const digest = createHash('sha256').update(token).digest('hex')
  const createdAt = clock.now().getTime()
  const row = { digest, user, createdAt, expiresAt: createdAt + yearMs }
  await store.db.insert(knoxTokens).values(row).onConflictDoNothing()
  return token
}

async function withToken(emulator: SeededEmulator, user: number): Promise<Shopper> {
  const own = { authorization: `Bearer ${await tokenOf(emulator, user)}` }
  const { call } = guest(emulator)
  return {
    id: user,
    headers: own,
    call: (method, path, body, headers = {}) => call(method, path, body, { ...own, ...headers }),
  }
}

/** A client for an account of the seed, without hashing a password. */
export async function shopper(emulator: SeededEmulator, email: string): Promise<Shopper> {
  const [user] = await emulator.store.db.select().from(users).where(eq(users.email, email))
  if (!user) throw new Error(`There is no account ${email}.`)
  return withToken(emulator, user.id)
}

/** Ids of new accounts without records. */
export async function newAccounts({ store: { db } }: Place, count: number): Promise<number[]> {
  const [model] = await db.select().from(users).limit(1)
  if (!model) throw new Error('The seed has no accounts.')
  const { id: _, ...copy } = { ...model, isStaff: false, isSuperuser: false, picture: '' }
  // Not the number of accounts: some may have been deleted.
  const [last] = await db.select({ id: max(users.id) }).from(users)
  const before = last?.id ?? 0
  const rows = Array.from({ length: count }, (_, at) => {
    const username = `shopper${before + at}`
    return { ...copy, username, email: `${username}@example.com` }
  })
  const made = await db.insert(users).values(rows).returning({ id: users.id })
  return made.map(({ id }) => id)
}

/** Clients for new accounts. */
export async function newShoppers(emulator: SeededEmulator, count: number): Promise<Shopper[]> {
  const ids = await newAccounts(emulator, count)
  return Promise.all(ids.map((id) => withToken(emulator, id)))
}

/** A client for a new account. */
export async function newShopper(emulator: SeededEmulator): Promise<Shopper> {
  const [client] = await newShoppers(emulator, 1)
  if (!client) throw new Error('No account was created.')
  return client
}

import { createHash } from 'node:crypto'
import { and, inArray } from 'drizzle-orm'
import { blankState } from '#emulator/database/session-state'
import { openStore, type Store } from '#emulator/database/store'
import { authSessions } from '#emulator/database/tables/auth'
import { cartItems, carts } from '#emulator/database/tables/cart'
import { idempotencyKeys, orderItems, orders } from '#emulator/database/tables/orders'
import { products } from '#emulator/database/tables/products'
import { accountOf } from '#emulator/lib/accounts'
import { passwordFingerprint } from '#emulator/lib/password-hashes'
import { readSeed } from '#emulator/seed/read-seed'
import { seedStore } from '#emulator/seed/seed-store'
import { newAccounts, tokenOf } from '#emulator/testing/shopper'

/** An account with a session and an access token. */
export interface Account {
  id: number
  token: string
  /** Key of the session at the sign-in service. */
  session: string
}

/** One order as stored; amounts in euro. */
export interface WrittenOrder {
  id: number
  user: number | null
  notes: string
  total: number
  lines: { product: number; price: number; quantity: number }[]
}

/** The content of the database while no request is running. */
export interface Books {
  stock: ReadonlyMap<number, number>
  orders: readonly WrittenOrder[]
}

/** The emulator's database, seen from outside of its process. */
export interface BookRoom {
  accounts: readonly Account[]
  /** Deletes all orders and carts, and sets the stock. */
  begin(stock: ReadonlyMap<number, number>): Promise<void>
  read(): Promise<Books>
  close(): void
}

/** Creates a seeded database with accounts; call it before an emulator opens the database. */
export async function openBooks(database: string, people: number): Promise<BookRoom> {
  const store = await openStore(database)
  const { db } = store
  await seedStore(store, readSeed())
  const place = { store, clock: { now: () => new Date() } }
  const accounts: Account[] = []
  for (const id of await newAccounts(place, people)) {
    accounts.push({ id, token: await tokenOf(place, id), session: await sessionOf(store, id) })
  }
  const ids = accounts.map(({ id }) => id)
  let shelves: number[] = []
  return {
    accounts,
    async begin(stock) {
      shelves = [...stock.keys()]
      for (const table of [orders, orderItems, idempotencyKeys, cartItems, carts]) {
        await db.delete(table)
      }
      for (const [id, pieces] of stock) {
        await db
          .update(products)
          .set({ stock: pieces })
          .where(inArray(products.id, [id]))
      }
    },
    async read() {
      const lines = await db.select().from(orderItems)
      const written = await db
        .select()
        .from(orders)
        .where(and(inArray(orders.user, ids)))
      const shelved = await db.select().from(products).where(inArray(products.id, shelves))
      return {
        stock: new Map(shelved.map(({ id, stock }) => [id, stock])),
        orders: written.map(({ id, user, customerNotes, paidAmount }) => ({
          id,
          user,
          notes: customerNotes,
          total: paidAmount,
          lines: lines.filter(({ order }) => order === id),
        })),
      }
    },
    close: () => store.close(),
  }
}

/** Creates a session of an account without hashing a password; returns its key. */
async function sessionOf(store: Store, user: number): Promise<string> {
  const account = await accountOf(store, user)
  if (!account) throw new Error(`There is no account ${user}.`)
  const key = createHash('sha256').update(`session of ${user}`).digest('hex').slice(0, 32)
  const now = Date.now()
  await store.db.insert(authSessions).values({
    key,
    user,
    passwordFingerprint: passwordFingerprint(account),
    state: blankState(),
    userAgent: '',
    ip: '',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + dayMs,
  })
  return key
}

const dayMs = 86_400_000

import { and, asc, desc, eq } from 'drizzle-orm'
import { authenticators, credentials, emailAddresses } from './auth-tables'
import type { Store } from './open-store'
import { type UserRow, users } from './people-tables'

/** Somebody with an account, and what they sign in with. */
export interface Account {
  id: number
  user: UserRow
  /** Null where the password cannot be used, or there is none. */
  passwordHash: string | null
  lastLoginAt: number | null
}

export type EmailAddressRow = typeof emailAddresses.$inferSelect

/** The account with this id. */
export async function accountOf({ db }: Store, id: number): Promise<Account | null> {
  const [found] = await db
    .select({ user: users, credentials })
    .from(users)
    .leftJoin(credentials, eq(credentials.user, users.id))
    .where(eq(users.id, id))
  if (!found) return null
  const { passwordHash = null, lastLoginAt = null } = found.credentials ?? {}
  return { id, user: found.user, passwordHash, lastLoginAt }
}

/** The account to which an address belongs: the one that verified it before any other. */
export async function accountByEmail(store: Store, email: string): Promise<Account | null> {
  const [address] = await store.db
    .select()
    .from(emailAddresses)
    .where(eq(emailAddresses.email, email.toLowerCase()))
    .orderBy(desc(emailAddresses.verified), asc(emailAddresses.id))
    .limit(1)
  return address ? accountOf(store, address.user) : null
}

/** The addresses of an account, oldest first. */
export async function addressesOf({ db }: Store, user: number): Promise<EmailAddressRow[]> {
  return db
    .select()
    .from(emailAddresses)
    .where(eq(emailAddresses.user, user))
    .orderBy(asc(emailAddresses.id))
}

/** One address of an account. */
export async function addressOf(
  { db }: Store,
  user: number,
  email: string,
): Promise<EmailAddressRow | null> {
  const mine = eq(emailAddresses.user, user)
  const same = eq(emailAddresses.email, email.toLowerCase())
  const [found] = await db.select().from(emailAddresses).where(and(mine, same))
  return found ?? null
}

/** Kinds of authenticators that an account has, in the order of the contract (section 4.4). */
export async function authenticatorTypesOf({ db }: Store, user: number) {
  const rows = await db
    .selectDistinct({ type: authenticators.type })
    .from(authenticators)
    .where(eq(authenticators.user, user))
    .orderBy(asc(authenticators.type))
  return rows.map(({ type }) => type)
}

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

/**
 * Id of no account. Where an address is unknown, the reads that a known one needs are made for this
 * id, so that the time of an answer does not tell who has an account.
 */
export const noAccount = 0

/** The account with this id. */
export async function accountOf({ db }: Store, id: number): Promise<Account | null> {
  const [found] = await db
    .select({ user: users, credentials })
    .from(users)
    .leftJoin(credentials, eq(credentials.user, users.id))
    .where(eq(users.id, id))
  return found ? accountFrom(found) : null
}

/** The account to which an address belongs: the one that verified it before any other. */
export async function accountByEmail({ db }: Store, email: string): Promise<Account | null> {
  const [found] = await db
    .select({ user: users, credentials })
    .from(emailAddresses)
    .innerJoin(users, eq(users.id, emailAddresses.user))
    .leftJoin(credentials, eq(credentials.user, users.id))
    .where(eq(emailAddresses.email, email.toLowerCase()))
    .orderBy(desc(emailAddresses.verified), asc(emailAddresses.id))
    .limit(1)
  return found ? accountFrom(found) : null
}

interface FoundAccount {
  user: UserRow
  credentials: Pick<Account, 'passwordHash' | 'lastLoginAt'> | null
}

function accountFrom({ user, credentials }: FoundAccount): Account {
  const { passwordHash = null, lastLoginAt = null } = credentials ?? {}
  return { id: user.id, user, passwordHash, lastLoginAt }
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

/** Kinds of authenticators that an account has, in the order of the contract. */
export async function authenticatorTypesOf({ db }: Store, user: number) {
  const rows = await db
    .selectDistinct({ type: authenticators.type })
    .from(authenticators)
    .where(eq(authenticators.user, user))
    .orderBy(asc(authenticators.type))
  return rows.map(({ type }) => type)
}

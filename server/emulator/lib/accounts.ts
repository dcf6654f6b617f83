import { and, asc, desc, eq } from 'drizzle-orm'
import type { Store } from '../database/store'
import { type UserRow, users } from '../database/tables/account'
import { authenticators, credentials, emailAddresses } from '../database/tables/auth'

export interface Account {
  id: number
  user: UserRow
  /** Null when there is no usable password. */
  passwordHash: string | null
  lastLoginAt: number | null
}

export type EmailAddressRow = typeof emailAddresses.$inferSelect

/**
 * Id that no account has. For an unknown address the same queries run with this id, so that
 * response times do not reveal whether an account exists.
 */
export const noAccountId = 0

export async function accountOf({ db }: Store, id: number): Promise<Account | null> {
  const [found] = await db
    .select({ user: users, credentials })
    .from(users)
    .leftJoin(credentials, eq(credentials.user, users.id))
    .where(eq(users.id, id))
  return found ? accountFrom(found) : null
}

/** Finds the account of an e-mail address; the account that verified it comes first. */
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

/** Lists the e-mail addresses of an account, oldest first. */
export async function addressesOf({ db }: Store, user: number): Promise<EmailAddressRow[]> {
  return db
    .select()
    .from(emailAddresses)
    .where(eq(emailAddresses.user, user))
    .orderBy(asc(emailAddresses.id))
}

/** Finds one e-mail address of an account. */
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

/** Types of the authenticators of an account, in the order of the contract. */
export async function authenticatorTypesOf({ db }: Store, user: number) {
  const rows = await db
    .selectDistinct({ type: authenticators.type })
    .from(authenticators)
    .where(eq(authenticators.user, user))
    .orderBy(asc(authenticators.type))
  return rows.map(({ type }) => type)
}

import { eq, sql } from 'drizzle-orm'
import type { RouteDeps } from '../dependencies'
import { derivedUuid } from '../seed/derived-values'
import { type Account, accountOf, noAccount } from '../store/account-queries'
import { credentials, emailAddresses } from '../store/auth-tables'
import { users } from '../store/people-tables'

const emptyAccount = {
  ...{ firstName: '', lastName: '', phone: null, city: '', zipcode: '', address: '', place: '' },
  ...{ country: null, region: null, birthDate: null, twitter: '', linkedin: '', facebook: '' },
  ...{ instagram: '', website: '', youtube: '', github: '', bio: '', picture: '' },
  ...{ isActive: true, isStaff: false, isSuperuser: false },
}

/**
 * Opens an account with one address, which is primary. `passwordHash` null means that it has no
 * usable password (passkey and provider sign-up); `verified` that the address needs no mail.
 */
export async function openAccount(
  deps: RouteDeps,
  email: string,
  passwordHash: string | null,
  verified = false,
): Promise<Account> {
  const { db } = deps.store
  const username = await freeUsername(deps, email)
  const now = deps.clock.now().getTime()
  const stamps = { createdAt: now, updatedAt: now, uuid: derivedUuid('user', username, now) }
  const [user] = await db
    .insert(users)
    .values({ ...emptyAccount, email, username, ...stamps })
    .returning()
  if (!user) throw new Error('The store did not keep an account.')
  await db.insert(credentials).values({ user: user.id, passwordHash, lastLoginAt: null })
  await db.insert(emailAddresses).values({ user: user.id, email, verified, primary: true })
  const account = await accountOf(deps.store, user.id)
  if (!account) throw new Error('The store lost an account.')
  return account
}

/**
 * What `openAccount` reads and writes, for an address that has an account already: as many
 * statements, none of which changes anything.
 */
export async function pretendToOpenAccount(deps: RouteDeps, email: string): Promise<null> {
  const { db } = deps.store
  await freeUsername(deps, email)
  await db.insert(users).select(db.select().from(users).where(sql`false`))
  await db.insert(credentials).select(db.select().from(credentials).where(sql`false`))
  await db.insert(emailAddresses).select(db.select().from(emailAddresses).where(sql`false`))
  await accountOf(deps.store, noAccount)
  return null
}

/** The part before the @, with a number where somebody has it already. */
async function freeUsername({ store }: RouteDeps, email: string): Promise<string> {
  const [local = ''] = email.split('@')
  const base = local.replaceAll(/[^\p{L}\p{N}@.+_-]/gu, '').slice(0, 24) || 'user'
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}${number}`
    if ((await store.db.$count(users, eq(users.username, name))) === 0) return name
  }
}

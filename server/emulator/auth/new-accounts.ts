import { eq } from 'drizzle-orm'
import { users } from '../database/tables/account'
import { credentials, emailAddresses } from '../database/tables/auth'
import { type Account, accountByEmail, accountOf } from '../lib/accounts'
import type { RouteDeps } from '../lib/dependencies'
import { derivedUuid } from '../lib/derived-values'
import { interruptWith } from './auth-answers'
import type { AuthCall } from './auth-call'
import { signupOpen } from './auth-flows'
import { advanceLogin, newLogin } from './login-stages'

/**
 * Creates an account and starts verifying its address. For an address that already has an account
 * the response is the same, but its owner gets a mail and every code is refused. `passkey`: the
 * account gets a passkey instead of a password.
 */
export async function beginSignup(
  call: AuthCall,
  email: string,
  passwordHash: string | null,
  passkey = false,
): Promise<void> {
  const { deps } = call
  const known = await accountByEmail(deps.store, email)
  const account = known
    ? await simulateAccountCreation(deps, email, passwordHash, known)
    : await createAccount(deps, email, passwordHash)
  const login = newLogin(call, account, { email, passkeySignup: passkey })
  await advanceLogin(call, login)
}

const emptyAccount = {
  ...{ firstName: '', lastName: '', phone: null, city: '', zipcode: '', address: '', place: '' },
  ...{ country: null, region: null, birthDate: null, twitter: '', linkedin: '', facebook: '' },
  ...{ instagram: '', website: '', youtube: '', github: '', bio: '', picture: '' },
  ...{ isActive: true, isStaff: false, isSuperuser: false },
}

/**
 * Creates an account with one primary address. `passwordHash` null means no usable password
 * (passkey and provider sign-up); `verified` skips the mail.
 */
export async function createAccount(
  deps: RouteDeps,
  email: string,
  passwordHash: string | null,
  verified = false,
): Promise<Account> {
  const { db } = deps.store
  const [user] = await db
    .insert(users)
    .values(await newUser(deps, email))
    .returning()
  if (!user) throw new Error('The account was not stored.')
  await db.insert(credentials).values({ user: user.id, passwordHash, lastLoginAt: null })
  await db.insert(emailAddresses).values({ user: user.id, email, verified, primary: true })
  const account = await accountOf(deps.store, user.id)
  if (!account) throw new Error('The account was not found.')
  return account
}

async function newUser(deps: RouteDeps, email: string) {
  const username = await freeUsername(deps, email)
  const now = deps.clock.now().getTime()
  const stamps = { createdAt: now, updatedAt: now, uuid: derivedUuid('user', username, now) }
  return { ...emptyAccount, email, username, ...stamps }
}

/**
 * Runs the same statements as `createAccount` for an address that has an account, whose rows make
 * them have no effect.
 */
async function simulateAccountCreation(
  deps: RouteDeps,
  email: string,
  passwordHash: string | null,
  { id }: Account,
): Promise<null> {
  const { db } = deps.store
  const user = await newUser(deps, email)
  await db
    .insert(users)
    .values({ id, ...user })
    .onConflictDoNothing()
    .returning()
  await db
    .insert(credentials)
    .values({ user: id, passwordHash, lastLoginAt: null })
    .onConflictDoNothing()
  await db
    .insert(emailAddresses)
    .values({ user: id, email, verified: false, primary: false })
    .onConflictDoNothing()
  await accountOf(deps.store, id)
  return null
}

/** The local part of the address, a hyphen and six hexadecimal digits. */
async function freeUsername({ store, randomBytes }: RouteDeps, email: string): Promise<string> {
  const [local = ''] = email.split('@')
  const base = local.replaceAll(/[^\p{L}\p{N}@.+_-]/gu, '').slice(0, 23) || 'user'
  for (;;) {
    const name = `${base}-${Buffer.from(randomBytes(3)).toString('hex')}`
    if ((await store.db.$count(users, eq(users.username, name))) === 0) return name
  }
}

/** Refuses with 403 when sign-up is closed. */
export function requireOpenSignup({ deps }: AuthCall): void {
  if (!signupOpen(deps)) throw interruptWith(403)
}

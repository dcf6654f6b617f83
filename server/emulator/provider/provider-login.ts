import { and, asc, eq } from 'drizzle-orm'
import { badRequestFor, unauthenticated } from '../auth/auth-answers'
import { type AuthCall, AuthInterruption } from '../auth/auth-call'
import { providerSignupKey } from '../auth/auth-flows'
import { recordMethod } from '../auth/authentication-methods'
import { advanceLogin, newLogin } from '../auth/login-stages'
import { createAccount, requireOpenSignup } from '../auth/new-accounts'
import type { Store } from '../database/store'
import { credentials } from '../database/tables/auth'
import { type ProviderAccountRow, providerAccounts } from '../database/tables/provider'
import { type Account, accountByEmail, accountOf, addressOf } from '../lib/accounts'
import { providerId } from './provider-client'
import type { ProviderPerson } from './provider-people'

const provider = providerId

/** Connects the provider account of a person to a user. */
export async function connectPerson(
  { deps }: AuthCall,
  user: number,
  { uid, givenName, familyName, email }: ProviderPerson,
): Promise<void> {
  const display = email ?? `${givenName} ${familyName}`
  await connectProviderAccount(deps.store, { user, provider, uid, display })
}

/** Signs in through the provider, running the login stages. */
export async function completeLogin(
  call: AuthCall,
  account: Account,
  uid: string,
  email: string | null = null,
): Promise<void> {
  recordMethod(call, { method: 'socialaccount', provider, uid })
  await advanceLogin(call, newLogin(call, account, { email }))
}

/**
 * Drops a password that was set without verifying the address, so that it does not open the account
 * of the person who has now verified it.
 */
async function dropUnverifiedPassword({ deps }: AuthCall, account: Account, email: string) {
  const address = await addressOf(deps.store, account.id, email)
  if (address?.verified) return account
  const mine = eq(credentials.user, account.id)
  await deps.store.db.update(credentials).set({ passwordHash: null }).where(mine)
  return { ...account, passwordHash: null }
}

/** Finds and connects the account of an address that the provider has verified. */
async function accountByVerifiedEmail(call: AuthCall, person: ProviderPerson) {
  if (person.email === undefined || !person.emailVerified) return null
  const account = await accountByEmail(call.deps.store, person.email)
  if (!account) return null
  await connectPerson(call, account.id, person)
  return dropUnverifiedPassword(call, account, person.email)
}

async function connectedAccount({ deps }: AuthCall, { uid }: ProviderPerson) {
  const row = await providerAccountByUid(deps.store, provider, uid)
  return row ? accountOf(deps.store, row.user) : null
}

/**
 * Creates an account for a new person. Without an address the sign-up becomes pending. For an
 * address that has an account the response is that for an unverified one, and its owner gets a
 * mail.
 */
async function signUp(call: AuthCall, person: ProviderPerson): Promise<void> {
  requireOpenSignup(call)
  const { uid, email, emailVerified } = person
  if (email === undefined) return call.session.store(providerSignupKey, { provider, uid })
  if (await accountByEmail(call.deps.store, email)) {
    return advanceLogin(call, newLogin(call, null, { email }))
  }
  const account = await createAccount(call.deps, email, null, emailVerified)
  await connectPerson(call, account.id, person)
  await completeLogin(call, account, uid, email)
}

/**
 * Signs in with the connected account, else with one of the same verified address, else signs up.
 */
export async function logInWithProvider(call: AuthCall, person: ProviderPerson): Promise<void> {
  call.session.take(providerSignupKey)
  if (call.session.account) call.session.flush()
  const account =
    (await connectedAccount(call, person)) ?? (await accountByVerifiedEmail(call, person))
  if (account) return completeLogin(call, account, person.uid)
  return signUp(call, person)
}

/** Connects the provider account to the signed-in user. */
export async function connectToSession(call: AuthCall, person: ProviderPerson): Promise<void> {
  const { account } = call.session
  if (!account) throw new AuthInterruption(unauthenticated)
  const owner = await connectedAccount(call, person)
  if (owner && owner.id !== account.id) throw badRequestFor('connected_other')
  await connectPerson(call, account.id, person)
}

/** Connected accounts of a user, oldest first. */
export async function providerAccountsOf(
  { db }: Store,
  user: number,
): Promise<ProviderAccountRow[]> {
  return db
    .select()
    .from(providerAccounts)
    .where(eq(providerAccounts.user, user))
    .orderBy(asc(providerAccounts.id))
}

async function providerAccountByUid(
  { db }: Store,
  provider: string,
  uid: string,
): Promise<ProviderAccountRow | null> {
  const same = and(eq(providerAccounts.provider, provider), eq(providerAccounts.uid, uid))
  const [row] = await db.select().from(providerAccounts).where(same)
  return row ?? null
}

/** Connects an account; an existing connection stays with its user. */
async function connectProviderAccount(
  { db }: Store,
  account: Omit<ProviderAccountRow, 'id'>,
): Promise<void> {
  await db.insert(providerAccounts).values(account).onConflictDoNothing()
}

/** Removes a connection. */
export async function disconnectProviderAccount({ db }: Store, id: number): Promise<void> {
  await db.delete(providerAccounts).where(eq(providerAccounts.id, id))
}

import { eq } from 'drizzle-orm'
import { refusedFor, unauthenticated } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import { providerSignupKey } from '../auth/auth-flows'
import { AuthStop } from '../auth/auth-stop'
import { newLogin, resumeLogin } from '../auth/login-stages'
import { recordMethod } from '../auth/methods'
import { openAccount } from '../auth/new-account'
import { requireOpenSignup } from '../auth/require-open-signup'
import type { ProviderPerson } from '../seed/provider-people'
import { type Account, accountByEmail, accountOf, addressOf } from '../store/account-queries'
import { credentials } from '../store/auth-tables'
import { connectProviderAccount, providerAccountByUid } from '../store/provider-queries'
import { providerId } from './provider-client'

const provider = providerId

/** Notes who belongs to whom from now on. */
export async function connectPerson(
  { deps }: AuthCall,
  user: number,
  { uid, givenName, familyName, email }: ProviderPerson,
): Promise<void> {
  const display = email ?? `${givenName} ${familyName}`
  await connectProviderAccount(deps.store, { user, provider, uid, display })
}

/** Signs somebody in who came through the provider, step by step. */
export async function enter(
  call: AuthCall,
  account: Account,
  uid: string,
  more: { signup?: boolean; email?: string } = {},
): Promise<void> {
  recordMethod(call, { method: 'socialaccount', provider, uid })
  await resumeLogin(call, newLogin(call, account, more))
}

/**
 * A password that somebody set without ever proving that the address is theirs must not open the
 * account of the person who has just proven it.
 */
async function dropUnprovenPassword({ deps }: AuthCall, account: Account, email: string) {
  const address = await addressOf(deps.store, account.id, email)
  if (address?.verified) return account
  const mine = eq(credentials.user, account.id)
  await deps.store.db.update(credentials).set({ passwordHash: null }).where(mine)
  return { ...account, passwordHash: null }
}

/** The account with the address that the provider has verified; it is connected. */
async function accountByVerifiedEmail(call: AuthCall, person: ProviderPerson) {
  if (person.email === undefined || !person.emailVerified) return null
  const account = await accountByEmail(call.deps.store, person.email)
  if (!account) return null
  await connectPerson(call, account.id, person)
  return dropUnprovenPassword(call, account, person.email)
}

async function connectedAccount({ deps }: AuthCall, { uid }: ProviderPerson) {
  const row = await providerAccountByUid(deps.store, provider, uid)
  return row ? accountOf(deps.store, row.user) : null
}

/**
 * Opens an account for somebody new. Who has no address must name one first; one that belongs to
 * an account already looks as if it were to be verified, and its owner gets a mail.
 */
async function signUp(call: AuthCall, person: ProviderPerson): Promise<void> {
  requireOpenSignup(call)
  const { uid, email, emailVerified } = person
  if (email === undefined) return call.session.store(providerSignupKey, { provider, uid })
  if (await accountByEmail(call.deps.store, email)) {
    return resumeLogin(call, newLogin(call, null, { email, signup: true }))
  }
  const account = await openAccount(call.deps, email, null, emailVerified)
  await connectPerson(call, account.id, person)
  await enter(call, account, uid, { signup: true, email })
}

/** Signs in with the provider: the account that is connected, one of the same address, or new. */
export async function logInAs(call: AuthCall, person: ProviderPerson): Promise<void> {
  call.session.take(providerSignupKey)
  if (call.session.account) call.session.flush()
  const account =
    (await connectedAccount(call, person)) ?? (await accountByVerifiedEmail(call, person))
  if (account) return enter(call, account, person.uid)
  return signUp(call, person)
}

/** Adds the provider's account to that of who is signed in. */
export async function connectTo(call: AuthCall, person: ProviderPerson): Promise<void> {
  const { account } = call.session
  if (!account) throw new AuthStop(unauthenticated)
  const owner = await connectedAccount(call, person)
  if (owner && owner.id !== account.id) throw refusedFor('connected_other')
  await connectPerson(call, account.id, person)
}

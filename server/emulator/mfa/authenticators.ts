import { and, asc, eq, inArray } from 'drizzle-orm'
import * as z from 'zod'
import type { Authenticator, RecoveryCodesRead } from '#contract/allauth/account-answers'
import type { AuthenticatorType } from '#contract/allauth/session-answer'
import { authErrorOf, interruptWith } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import type { Store } from '../database/store'
import { type AuthenticatorRow, authenticators } from '../database/tables/auth'
import { addressesOf } from '../lib/accounts'

/** Data of a TOTP app. `used` is the last used code and its time, in ms. */
export const totpData = z.object({
  secret: z.string(),
  used: z.optional(z.object({ code: z.string(), at: z.number() })),
})

/** Data of recovery codes: all of a generation, and the used ones. */
export const recoveryCodesData = z.object({
  codes: z.array(z.string()),
  used: z.array(z.string()),
})

/** Data of a passkey. `passwordless` is absent when the browser did not report it. */
export const passkeyData = z.object({
  name: z.string(),
  passwordless: z.optional(z.boolean()),
  credentialId: z.string(),
  publicKey: z.string(),
  counter: z.number(),
})
export type PasskeyData = z.infer<typeof passkeyData>

type Data = AuthenticatorRow['data']

/** Authenticators of an account, oldest first. */
export async function authenticatorsOf({ db }: Store, user: number): Promise<AuthenticatorRow[]> {
  return db
    .select()
    .from(authenticators)
    .where(eq(authenticators.user, user))
    .orderBy(asc(authenticators.id))
}

export async function authenticatorsOfType(
  store: Store,
  user: number,
  type: AuthenticatorType,
): Promise<AuthenticatorRow[]> {
  return (await authenticatorsOf(store, user)).filter((row) => row.type === type)
}

/** Inserts an unused authenticator; `createdAt` in milliseconds. */
export async function addAuthenticator(
  { db }: Store,
  row: Pick<AuthenticatorRow, 'user' | 'type' | 'createdAt'> & { data: Data },
): Promise<AuthenticatorRow> {
  const [added] = await db.insert(authenticators).values(row).returning()
  if (!added) throw new Error('The authenticator was not stored.')
  return added
}

/**
 * Updates the data unless it changed meanwhile (optimistic locking), and returns whether it did, so
 * that only one of two concurrent uses of a code counts.
 */
export async function changeData(
  { db }: Store,
  { id, data: before }: AuthenticatorRow,
  data: Data,
  usedAt?: number,
): Promise<boolean> {
  const unchanged = and(eq(authenticators.id, id), eq(authenticators.data, before))
  const used = usedAt === undefined ? {} : { lastUsedAt: usedAt }
  const changed = await db
    .update(authenticators)
    .set({ data, ...used })
    .where(unchanged)
    .returning({ id: authenticators.id })
  return changed.length > 0
}

/** Removes authenticators, and the recovery codes when no other factor is left. */
export async function removeAuthenticators(
  store: Store,
  user: number,
  ids: readonly number[],
): Promise<void> {
  const mine = and(eq(authenticators.user, user), inArray(authenticators.id, [...ids]))
  await store.db.delete(authenticators).where(mine)
  const left = await authenticatorsOf(store, user)
  if (left.some(({ type }) => type !== 'recovery_codes')) return
  await store.db.delete(authenticators).where(eq(authenticators.user, user))
}

const seconds = (milliseconds: number) => milliseconds / 1000

export function authenticatorAnswer(row: AuthenticatorRow): Authenticator {
  const stamps = {
    created_at: seconds(row.createdAt),
    last_used_at: row.lastUsedAt === null ? null : seconds(row.lastUsedAt),
  }
  switch (row.type) {
    case 'totp':
      return { type: 'totp', ...stamps }
    case 'recovery_codes':
      return { type: 'recovery_codes', ...stamps, ...codeCounts(row) }
    case 'webauthn':
      return { type: 'webauthn', ...stamps, ...passkeyFields(row) }
  }
}

function codeCounts({ data }: AuthenticatorRow) {
  const { codes, used } = recoveryCodesData.parse(data)
  return { total_code_count: codes.length, unused_code_count: codes.length - used.length }
}

function passkeyFields({ id, data }: AuthenticatorRow) {
  const { name, passwordless } = passkeyData.parse(data)
  return { id, name, ...(passwordless === undefined ? {} : { is_passwordless: passwordless }) }
}

/** Serialises recovery codes with the unused codes, for a recently authenticated user. */
export function recoveryCodesAnswer(row: AuthenticatorRow): RecoveryCodesRead {
  const { codes, used } = recoveryCodesData.parse(row.data)
  const common = authenticatorAnswer(row)
  if (common.type !== 'recovery_codes') throw new Error('Not a recovery codes authenticator.')
  return { ...common, unused_codes: codes.filter((code) => !used.includes(code)) }
}

/**
 * Whether all addresses of an account are verified. Only then may it add a second factor, or
 * anyone could lock out the owner of an address.
 */
export async function hasOnlyVerifiedAddresses({ deps }: AuthCall, user: number): Promise<boolean> {
  const addresses = await addressesOf(deps.store, user)
  return addresses.every(({ verified }) => verified)
}

/** Answers 409 with `unverified_email` otherwise. */
export async function requireVerifiedAddresses(call: AuthCall, user: number): Promise<void> {
  if (await hasOnlyVerifiedAddresses(call, user)) return
  throw interruptWith(409, { errors: [authErrorOf('unverified_email')] })
}

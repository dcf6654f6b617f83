import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Context, MiddlewareHandler } from 'hono'
import type { Store } from '../database/store'
import { knoxTokens } from '../database/tables/auth'
import { type Account, accountOf } from './accounts'
import { ApiError } from './api-error'
import type { RouteDeps } from './dependencies'
import { answerMessages } from './messages'
import { passwordFingerprint } from './password-hashes'
import { randomAccessToken } from './random-codes'

/** Lifetime of an access token: 20 days. */
export const accessTokenLifeMs = 20 * 86_400_000

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Issues an access token of the REST API (64 hexadecimal digits) and ties it to the session, with
 * which it ends.
 */
export async function issueAccessToken(
  deps: RouteDeps,
  session: { setAccessToken(digest: string): void },
  account: Account,
): Promise<string> {
  const token = randomAccessToken(deps)
  const digest = digestOf(token)
  const createdAt = deps.clock.now().getTime()
  const expiresAt = createdAt + accessTokenLifeMs
  await deps.store.db
    .insert(knoxTokens)
    .values({ digest, ...ownerOf(account), createdAt, expiresAt })
  session.setAccessToken(digest)
  return token
}

const ownerOf = (account: Account) => ({
  user: account.id,
  passwordFingerprint: passwordFingerprint(account),
})

/** Keeps a token valid for a session after its account changed the password. */
export async function renewAccessToken(
  { db }: Store,
  digest: string,
  account: Account,
): Promise<void> {
  await db.update(knoxTokens).set(ownerOf(account)).where(eq(knoxTokens.digest, digest))
}

/** Revokes access tokens of ended sessions. */
export async function endAccessTokens(
  { store: { db } }: Pick<RouteDeps, 'store'>,
  digests: readonly string[],
): Promise<void> {
  await db.delete(knoxTokens).where(inArray(knoxTokens.digest, [...digests]))
}

/**
 * Finds the account of an access token; null when the token is unknown, expired or revoked, or when
 * the account is inactive or changed its password since.
 */
export async function accountByToken(deps: RouteDeps, token: string): Promise<Account | null> {
  const { db } = deps.store
  const [row] = await db
    .select()
    .from(knoxTokens)
    .where(eq(knoxTokens.digest, digestOf(token)))
  if (!row || row.expiresAt <= deps.clock.now().getTime()) return null
  const account = await accountOf(deps.store, row.user)
  if (!account?.user.isActive) return null
  const isStale =
    row.passwordFingerprint !== null && row.passwordFingerprint !== passwordFingerprint(account)
  return isStale ? null : account
}

/** Context variables set by `bearerAccounts`. */
export interface BearerEnv {
  Variables: { account: Account | null }
}

/**
 * Authenticates REST requests by `Authorization: Bearer`. An unknown or expired token is answered
 * with 401 even on public endpoints, as in the real API.
 */
export function bearerAccounts(deps: RouteDeps): MiddlewareHandler<BearerEnv> {
  return async (c, next) => {
    const token = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const account = token ? await accountByToken(deps, token) : null
    if (token && !account) throw unauthorized(answerMessages.deadToken)
    c.set('account', account)
    await next()
  }
}

/**
 * The authenticated account.
 * @throws ApiError 401 `{detail}` without one
 */
export function signedIn(c: Context<BearerEnv>): Account {
  const account = c.get('account')
  if (!account) throw unauthorized(answerMessages.noToken)
  return account
}

const unauthorized = (detail: string) =>
  new ApiError(401, { detail }, { 'www-authenticate': 'Bearer' })

import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { RouteDeps } from '../dependencies'
import { type Account, accountOf } from '../store/account-queries'
import { knoxTokens } from '../store/auth-tables'
import type { Store } from '../store/open-store'
import { passwordMark } from './password-mark'
import { randomAccessToken } from './random-texts'

/** How long an access token lives: 20 days. */
export const accessTokenLifeMs = 20 * 86_400_000

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * A new access token of the REST API for an account, 64 hexadecimal digits. The session keeps it in
 * mind; with extensions it ends it when it ends itself.
 */
export async function issueAccessToken(
  deps: RouteDeps,
  session: { keepAccessToken(digest: string): void },
  account: Account,
): Promise<string> {
  const token = randomAccessToken(deps)
  const digest = digestOf(token)
  const createdAt = deps.clock.now().getTime()
  const expiresAt = createdAt + accessTokenLifeMs
  await deps.store.db
    .insert(knoxTokens)
    .values({ digest, ...ownerOf(account), createdAt, expiresAt })
  session.keepAccessToken(digest)
  return token
}

const ownerOf = (account: Account) => ({ user: account.id, passwordMark: passwordMark(account) })

/** Lets a token live on with a session whose person has chosen another password. */
export async function renewAccessToken(
  { db }: Store,
  digest: string,
  account: Account,
): Promise<void> {
  await db.update(knoxTokens).set(ownerOf(account)).where(eq(knoxTokens.digest, digest))
}

/**
 * Ends access tokens, as their sessions have ended. Without extensions they live on until they
 * expire, as those of the real API do.
 */
export async function endAccessTokens(
  { store: { db }, extensions }: Pick<RouteDeps, 'store' | 'extensions'>,
  digests: readonly string[],
): Promise<void> {
  if (!extensions) return
  await db.delete(knoxTokens).where(inArray(knoxTokens.digest, [...digests]))
}

/**
 * Who an access token belongs to; null where it is unknown, expired or ended, where its owner is
 * inactive or, with extensions, has another password since.
 */
export async function accountOfToken(deps: RouteDeps, token: string): Promise<Account | null> {
  const { db } = deps.store
  const [row] = await db
    .select()
    .from(knoxTokens)
    .where(eq(knoxTokens.digest, digestOf(token)))
  if (!row || row.expiresAt <= deps.clock.now().getTime()) return null
  const account = await accountOf(deps.store, row.user)
  if (!account?.user.isActive) return null
  if (!deps.extensions) return account
  const isStale = row.passwordMark !== null && row.passwordMark !== passwordMark(account)
  return isStale ? null : account
}

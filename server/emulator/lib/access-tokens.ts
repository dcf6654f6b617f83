import { createHash } from 'node:crypto'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Context, MiddlewareHandler } from 'hono'
import { signedOutCode } from '#contract/notifications/notification'
import { knoxTokens } from '../database/tables/auth'
import { type Account, accountOf } from './accounts'
import { ApiError } from './api-error'
import type { RouteDeps } from './dependencies'
import { answerMessages } from './messages'
import { randomAccessToken } from './random-codes'

const dayMs = 86_400_000
/** Lifetime of an access token that is not used. */
const idleLifeMs = 7 * dayMs
/** Longest lifetime of one that is used. */
const longestLifeMs = 30 * dayMs
/** Tokens that an account has at most; each further one ends the oldest. */
const mostTokens = 10

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Issues an access token of the REST API (64 hexadecimal digits). It knows nothing of the session
 * that it was issued with, and outlives it.
 */
export async function issueAccessToken(deps: RouteDeps, { id }: Account): Promise<string> {
  const { db } = deps.store
  const token = randomAccessToken(deps)
  const createdAt = deps.clock.now().getTime()
  const row = { digest: digestOf(token), user: id, createdAt, expiresAt: createdAt + idleLifeMs }
  const known = await db
    .select({ digest: knoxTokens.digest })
    .from(knoxTokens)
    .where(eq(knoxTokens.user, id))
    .orderBy(asc(knoxTokens.createdAt), sql`rowid`)
  const ended = known.slice(0, Math.max(0, known.length - (mostTokens - 1)))
  await db.batch([
    db.delete(knoxTokens).where(
      inArray(
        knoxTokens.digest,
        ended.map(({ digest }) => digest),
      ),
    ),
    db.insert(knoxTokens).values(row),
  ])
  return token
}

/**
 * Ends all access tokens of an account, after a change of its password or address, and closes its
 * sockets.
 */
export async function endAccessTokens({ store, live }: RouteDeps, user: number): Promise<void> {
  await store.db.delete(knoxTokens).where(eq(knoxTokens.user, user))
  live.closeOf(user, signedOutCode)
}

/** Whether an account has any access token. */
export async function hasAccessToken({ store }: RouteDeps, user: number): Promise<boolean> {
  return (await store.db.$count(knoxTokens, eq(knoxTokens.user, user))) > 0
}

/**
 * Finds the account of an access token; null when the token is unknown, ended or expired, or when
 * the account is inactive. A use prolongs it, once a day.
 */
export async function accountByToken(deps: RouteDeps, token: string): Promise<Account | null> {
  const { db } = deps.store
  const same = eq(knoxTokens.digest, digestOf(token))
  const [row] = await db.select().from(knoxTokens).where(same)
  const now = deps.clock.now().getTime()
  const last = row ? row.createdAt + longestLifeMs : 0
  if (!row || row.expiresAt <= now || last < now) return null
  const account = await accountOf(deps.store, row.user)
  if (!account?.user.isActive) return null
  const expiresAt = Math.min(now + idleLifeMs, last)
  if (expiresAt - row.expiresAt > dayMs) await db.update(knoxTokens).set({ expiresAt }).where(same)
  return account
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

/** Id of the account that asks; null for a guest. */
export const viewerOf = (c: Context<BearerEnv>): number | null => c.get('account')?.id ?? null

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

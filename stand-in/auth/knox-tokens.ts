import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { RouteParts } from '../stand-in-parts'
import { type Account, accountOf } from '../store/account-queries'
import { knoxTokens } from '../store/auth-tables'
import { randomAccessToken } from './random-texts'

/** How long an access token lives: 20 days (contract of the API, section 4.1). */
export const accessTokenLifeMs = 20 * 86_400_000

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** A new access token of the REST API for an account: 64 hexadecimal digits. */
export async function issueAccessToken(parts: RouteParts, user: number): Promise<string> {
  const token = randomAccessToken(parts)
  const createdAt = parts.clock.now().getTime()
  const expiresAt = createdAt + accessTokenLifeMs
  await parts.store.db
    .insert(knoxTokens)
    .values({ digest: digestOf(token), user, createdAt, expiresAt })
  return token
}

/** Who an access token belongs to; null where it is unknown, expired or its owner inactive. */
export async function accountOfToken(parts: RouteParts, token: string): Promise<Account | null> {
  const { db } = parts.store
  const [row] = await db
    .select()
    .from(knoxTokens)
    .where(eq(knoxTokens.digest, digestOf(token)))
  if (!row || row.expiresAt <= parts.clock.now().getTime()) return null
  const account = await accountOf(parts.store, row.user)
  return account?.user.isActive ? account : null
}

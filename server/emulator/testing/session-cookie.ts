import { blankState } from '../database/session-state'
import { authSessions } from '../database/tables/auth'
import { accountOf } from '../lib/accounts'
import { passwordFingerprint } from '../lib/password-hashes'
import type { SeededEmulator } from './seeded-emulator'

const dayMs = 86_400_000

/** The cookie of a session of the auth service, in which an account has just signed in. */
export async function sessionCookieOf(
  { store, clock }: Pick<SeededEmulator, 'store' | 'clock'>,
  user: number,
  key = `session-${user}`,
): Promise<string> {
  const now = clock.now().getTime()
  const account = await accountOf(store, user)
  await store.db
    .insert(authSessions)
    .values({
      ...{ key, user, passwordFingerprint: account && passwordFingerprint(account) },
      state: { ...blankState(), methods: [{ method: 'password', at: now / 1000 }] },
      ...{ userAgent: '', ip: '', createdAt: now, lastSeenAt: now, expiresAt: now + 14 * dayMs },
    })
    .onConflictDoNothing()
  return `sessionid=${key}`
}

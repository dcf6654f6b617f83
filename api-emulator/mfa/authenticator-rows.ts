import { and, asc, eq, inArray } from 'drizzle-orm'
import type { AuthenticatorType } from '../../contract/allauth/authenticator-type'
import { type AuthenticatorRow, authenticators } from '../store/auth-tables'
import type { Store } from '../store/open-store'

type Data = AuthenticatorRow['data']

/** The authenticators of an account, oldest first. */
export async function authenticatorsOf({ db }: Store, user: number): Promise<AuthenticatorRow[]> {
  return db
    .select()
    .from(authenticators)
    .where(eq(authenticators.user, user))
    .orderBy(asc(authenticators.id))
}

/** Those of one kind. */
export async function authenticatorsOfType(
  store: Store,
  user: number,
  type: AuthenticatorType,
): Promise<AuthenticatorRow[]> {
  return (await authenticatorsOf(store, user)).filter((row) => row.type === type)
}

/** Adds one that was never used; `createdAt` in milliseconds. */
export async function addAuthenticator(
  { db }: Store,
  row: Pick<AuthenticatorRow, 'user' | 'type' | 'createdAt'> & { data: Data },
): Promise<AuthenticatorRow> {
  const [added] = await db.insert(authenticators).values(row).returning()
  if (!added) throw new Error('The authenticator was not kept.')
  return added
}

/**
 * Writes other data where nobody else has written meanwhile, and says whether it did: of two uses
 * of one code only one counts.
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

/** Removes some, and the recovery codes where no other factor is left. */
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

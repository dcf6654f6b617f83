import { and, asc, eq } from 'drizzle-orm'
import type { Store } from './open-store'
import { type ProviderAccountRow, providerAccounts } from './provider-tables'

/** The accounts that somebody connected, oldest first. */
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

/** The connected account with this uid. */
export async function providerAccountByUid(
  { db }: Store,
  provider: string,
  uid: string,
): Promise<ProviderAccountRow | null> {
  const same = and(eq(providerAccounts.provider, provider), eq(providerAccounts.uid, uid))
  const [row] = await db.select().from(providerAccounts).where(same)
  return row ?? null
}

/** Connects an account; one that is connected already stays with whom it belongs to. */
export async function connectProviderAccount(
  { db }: Store,
  account: Omit<ProviderAccountRow, 'id'>,
): Promise<void> {
  await db.insert(providerAccounts).values(account).onConflictDoNothing()
}

/** Takes a connection away. */
export async function disconnectProviderAccount({ db }: Store, id: number): Promise<void> {
  await db.delete(providerAccounts).where(eq(providerAccounts.id, id))
}

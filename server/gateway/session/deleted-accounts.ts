import type { SharedState } from '../shared/shared-state'

/** Accounts whose deletion the API has accepted, as long as their browsers may ask. */
export interface DeletedAccounts {
  add(userId: number): Promise<void>
  has(userId: number): Promise<boolean>
}

/** A browser that was not reached by the answer, and other devices, ask within a day. */
const rememberedMs = 24 * 60 * 60_000
const accepted = 'accepted'

export function createDeletedAccounts(
  shared: Pick<SharedState, 'values'>,
  remembered: number,
): DeletedAccounts {
  const known = shared.values('deleted-accounts', { lifetimeMs: rememberedMs, remembered })
  return {
    add: async (userId) => known.set(String(userId), accepted),
    has: async (userId) => (await known.get(String(userId))) === accepted,
  }
}

import { type TabStorage, tabStorage } from '#lib/storage/tab-storage'

/** Storage name of the user of the tab (`claimTab`). */
export const tabOwnerKey = 'tab-owner'

/**
 * What a tab had stored for a user who signed out in another tab. It is in memory only, because
 * nothing of a user may stay on the device after a sign-out, and it returns for the same user alone.
 */
export function createSetAside(storage: TabStorage) {
  let kept: { owner: string; values: ReturnType<TabStorage['entries']> } | null = null
  return {
    /** Empties the storage; what it had is kept unless the user signed out in this tab. */
    take: ({ isKept }: { isKept: boolean }) => {
      const owner = storage.read(tabOwnerKey)
      kept = isKept && owner !== null ? { owner, values: storage.entries() } : null
      storage.clear()
    },
    /** Whether a value with this name is kept for its owner. */
    has: (name: string) => kept?.values.some(([kept]) => kept === name) ?? false,
    /** Returns the values to their owner, and forgets those of another user. */
    giveBack: (userId: number) => {
      const values = kept?.owner === String(userId) ? kept.values : []
      kept = null
      for (const [name, value] of values) {
        if (storage.read(name) === null) storage.write(name, value)
      }
    },
  }
}

/** What this tab keeps for its user. */
export const setAside = createSetAside(tabStorage)

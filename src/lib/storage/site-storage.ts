import { tried } from './tab-storage'

/**
 * `localStorage`: text that all tabs share. Blocked or full storage is no error: then nothing is
 * stored.
 */
export interface SiteStorage {
  read: (name: string) => string | null
  write: (name: string, value: string) => void
  remove: (name: string) => void
  /**
   * Subscribes to values that other tabs write; null where one was removed.
   * @returns unsubscribes
   */
  watch: (name: string, changed: (value: string | null) => void) => () => void
}

/** The only access to `localStorage`. */
export const siteStorage: SiteStorage = {
  read: (name) => tried(() => localStorage.getItem(name)) ?? null,
  write: (name, value) => tried(() => localStorage.setItem(name, value)),
  remove: (name) => tried(() => localStorage.removeItem(name)),
  watch: (name, changed) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === name) changed(event.newValue)
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  },
}

/**
 * Prefix of names whose values belong to the signed-in user; deleted at sign-out, and when another
 * user signs in.
 */
export const ownPrefix = 'own-'

/** Deletes the values of the user who was signed in. */
export function forgetOwn(): void {
  tried(() => {
    const own = Object.keys(localStorage).filter((name) => name.startsWith(ownPrefix))
    for (const name of own) localStorage.removeItem(name)
  })
}

/**
 * Runs an action under a named lock shared by all tabs (Web Locks); where the browser has no locks,
 * at once.
 */
export async function inTurn<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? await locks.request(name, act) : act()
}

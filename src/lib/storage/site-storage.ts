/**
 * Text that all tabs of the site share and that outlives them. Blocked or full storage is no error:
 * it then keeps nothing.
 */
export interface SiteStorage {
  read: (name: string) => string | null
  write: (name: string, value: string) => void
  remove: (name: string) => void
  /**
   * Hears of a value that another tab wrote; null where it was removed.
   * @returns what ends it
   */
  watch: (name: string, changed: (value: string | null) => void) => () => void
}

/** The site's own storage: the only door to it. */
export const siteStorage: SiteStorage = {
  read: (name) => tried(() => localStorage.getItem(name)) ?? null,
  write: (name, value) => tried(() => localStorage.setItem(name, value)),
  remove: (name) => tried(() => localStorage.removeItem(name)),
  watch: (name, changed) => {
    const hear = (event: StorageEvent) => {
      if (event.key === name) changed(event.newValue)
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  },
}

/** What is kept under a name of this beginning belongs to who is signed in, and goes with them. */
export const ownPrefix = 'own-'

/** Forgets what belongs to the person who signs out. */
export function forgetOwn(): void {
  tried(() => {
    const own = Object.keys(localStorage).filter((name) => name.startsWith(ownPrefix))
    for (const name of own) localStorage.removeItem(name)
  })
}

function tried<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/**
 * Text that a tab keeps until it is closed, also over a reload. Blocked or full storage is no
 * error: it then keeps nothing.
 */
export interface TabStorage {
  read: (name: string) => string | null
  write: (name: string, value: string) => void
  remove: (name: string) => void
  /** Forgets everything: nobody who comes later may find it. */
  clear: () => void
}

/** The tab's own storage: the only door to it. */
export const tabStorage: TabStorage = {
  read: (name) => tried(() => sessionStorage.getItem(name)) ?? null,
  write: (name, value) => tried(() => sessionStorage.setItem(name, value)),
  remove: (name) => tried(() => sessionStorage.removeItem(name)),
  clear: () => tried(() => sessionStorage.clear()),
}

function tried<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

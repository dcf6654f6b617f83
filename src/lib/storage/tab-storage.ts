/**
 * `sessionStorage`: text of one tab, kept over reloads. Blocked or full storage is no error: then
 * nothing is stored.
 */
export interface TabStorage {
  read: (name: string) => string | null
  write: (name: string, value: string) => void
  remove: (name: string) => void
  /** Deletes all values, so that they are not visible to the next user of the tab. */
  clear: () => void
  /** All names with their values. */
  entries: () => readonly (readonly [string, string])[]
}

/** The only access to `sessionStorage`. */
export const tabStorage: TabStorage = {
  read: (name) => tried(() => sessionStorage.getItem(name)) ?? null,
  write: (name, value) => tried(() => sessionStorage.setItem(name, value)),
  remove: (name) => tried(() => sessionStorage.removeItem(name)),
  clear: () => tried(() => sessionStorage.clear()),
  entries: () => tried(() => Object.entries<string>({ ...sessionStorage })) ?? [],
}

/** The result of an access to storage; undefined where it is blocked or full. */
export function tried<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

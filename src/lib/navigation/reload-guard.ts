import type { TabStorage } from '../storage/tab-storage'

/** How long in ms after a reload no other one is made (R343). */
const guardedFor = 10_000
const name = 'reloaded-at'

interface GuardDeps {
  storage: Pick<TabStorage, 'read' | 'write'>
  now: () => number
}

/** Keeps a page that cannot be had from being loaded over and over. */
export interface ReloadGuard {
  /** Whether so much time has passed since the last reload that another one may help. */
  isOpen: () => boolean
  /** Notes that a reload is made now. */
  close: () => void
}

/** The guard of one tab; where storage is blocked it holds as long as the document does. */
export function reloadGuard({ storage, now }: GuardDeps): ReloadGuard {
  let last: number | null = null
  const lastReload = () => Number(storage.read(name) ?? last ?? Number.NEGATIVE_INFINITY)
  return {
    // A clock that was set back, or nonsense in storage, must not close it for good.
    isOpen: () => !(Math.abs(now() - lastReload()) < guardedFor),
    close: () => {
      last = now()
      storage.write(name, String(last))
    },
  }
}

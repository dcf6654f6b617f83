import { type TabStorage, tabStorage } from '../storage/tab-storage'
import { now } from '../time/clock'

/** No second reload within this time, in ms. */
const guardedFor = 10_000
const name = 'reloaded-at'

interface GuardDeps {
  storage: Pick<TabStorage, 'read' | 'write'>
  now: () => number
}

/** Prevents endless reloads of a page that does not load. */
interface ReloadGuard {
  /** Whether enough time has passed since the last reload. */
  isOpen: () => boolean
  /** Stores the time of a reload that happens now. */
  close: () => void
}

/** The guard of one tab; where storage is blocked it lasts as long as the document. */
export function reloadGuard({ storage, now }: GuardDeps): ReloadGuard {
  let last: number | null = null
  const lastReload = () => Number(storage.read(name) ?? last ?? Number.NEGATIVE_INFINITY)
  return {
    // A clock that was set back, or an invalid stored value, must not close it permanently.
    isOpen: () => !(Math.abs(now() - lastReload()) < guardedFor),
    close: () => {
      last = now()
      storage.write(name, String(last))
    },
  }
}

/** The guard of this tab. */
export const pageReloads = reloadGuard({ storage: tabStorage, now })

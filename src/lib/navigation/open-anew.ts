import { type TabStorage, tabStorage } from '../storage/tab-storage'
import { now } from '../time/clock'
import { isTextUnsaved, loadPageAnew, reloadDocument } from './open-document'

/**
 * Loads a page as a document that cannot be opened in this one: once, where it is missing.
 * @param isMissing its scripts or data did not load; otherwise it is of another build
 * @returns false for a page that is missing although a page was loaded anew just now
 */
export function openAnew(
  path: string,
  options: { replace?: boolean },
  isMissing: boolean,
): boolean {
  if (isMissing && !pageReloads.isOpen()) return false
  pageReloads.close()
  loadPageAnew(path, options)
  return true
}

/** Reloads a page whose scripts are gone, unless it was just reloaded or has unsent text. */
export function reloadOnce(): void {
  if (!pageReloads.isOpen() || isTextUnsaved()) return
  pageReloads.close()
  reloadDocument()
}

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

export const pageReloads = reloadGuard({ storage: tabStorage, now })

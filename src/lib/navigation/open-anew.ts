import { isTextUnsaved, loadPageAnew, reloadDocument } from './open-document'
import { pageReloads } from './reload-guard'

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

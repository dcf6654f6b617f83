import { secretPath } from '#contract/paths/site-paths'
import { tabStorage } from '../storage/tab-storage'
import { entryKey } from './history-entry'

/** The folded parts of the page's content, in its sequence. */
const foldedParts = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')]

const nameOf = (key: string) => `open|${key}`

/** Stores for each history entry which folded parts are open. */
export function watchDetails(): void {
  const store = ({ target }: Event) => {
    const key = entryKey()
    if (!key || !(target instanceof HTMLElement) || !target.closest('main')) return
    if (secretPath.test(window.location.pathname)) return
    const open = foldedParts().map((part) => (part.open ? '1' : '0'))
    tabStorage.write(nameOf(key), open.join(''))
  }
  document.addEventListener('toggle', store, true)
}

/** Opens and folds the parts as they were when the current history entry was left. */
export function restoreDetails(): void {
  const open = tabStorage.read(nameOf(entryKey() ?? ''))
  const parts = foldedParts()
  // Another number of parts: the page has changed.
  if (open?.length !== parts.length) return
  for (const [at, part] of parts.entries()) part.open = open[at] === '1'
}

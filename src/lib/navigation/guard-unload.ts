import { guardLeaving } from './leave-guard'
import { isDocumentLeft } from './open-document'
import { askToWalk } from './page-asking'

/** The members of the Navigation API that are used; TypeScript and some browsers lack it. */
interface NavigateEvent extends Event {
  navigationType: 'push' | 'replace' | 'reload' | 'traverse'
  destination: { key: string; url: string; sameDocument: boolean }
}
interface Navigation extends EventTarget {
  traverseTo: (key: string) => unknown
}

/**
 * Asks before the page is left: by a link, by back and forward where the browser lets a page hold
 * them up, and in the browser's own words before the document goes.
 * @returns what ends it
 */
export function guardUnload(): () => void {
  const { navigation } = window as { navigation?: Navigation }
  let isAllowed = false
  const holdUnload = (event: BeforeUnloadEvent) => {
    if (!isDocumentLeft()) event.preventDefault()
  }
  const holdWalk = (event: Event) => {
    const { cancelable, destination, navigationType } = event as NavigateEvent
    const isWalk = navigationType === 'traverse' && destination.sameDocument
    if (!isWalk || !cancelable || isAllowed) return
    event.preventDefault()
    const { pathname, search } = new URL(destination.url)
    askToWalk(pathname + search, () => {
      isAllowed = true
      navigation?.traverseTo(destination.key)
    })
  }
  const release = guardLeaving()
  addEventListener('beforeunload', holdUnload)
  navigation?.addEventListener('navigate', holdWalk)
  return () => {
    release()
    removeEventListener('beforeunload', holdUnload)
    navigation?.removeEventListener('navigate', holdWalk)
  }
}

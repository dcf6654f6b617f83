import { guardLeaving } from './leave-guard'
import { requestHistoryStep } from './navigate'
import { isDocumentLeft } from './open-document'

/** The used part of the Navigation API, which TypeScript and some browsers lack. */
interface NavigateEvent extends Event {
  navigationType: 'push' | 'replace' | 'reload' | 'traverse'
  destination: { key: string; url: string; sameDocument: boolean }
}
interface Navigation extends EventTarget {
  traverseTo: (key: string) => unknown
}

/**
 * Asks for confirmation before the page is left: by a link, by back and forward where the browser
 * allows it, and with the browser's own dialog before unload.
 * @returns removes the guard
 */
export function guardUnload(): () => void {
  const { navigation } = window as { navigation?: Navigation }
  let isAllowed = false
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (!isDocumentLeft()) event.preventDefault()
  }
  const onNavigate = (event: Event) => {
    const { cancelable, destination, navigationType } = event as NavigateEvent
    const isHistoryStep = navigationType === 'traverse' && destination.sameDocument
    if (!isHistoryStep || !cancelable || isAllowed) return
    event.preventDefault()
    const { pathname, search } = new URL(destination.url)
    requestHistoryStep(pathname + search, () => {
      isAllowed = true
      navigation?.traverseTo(destination.key)
    })
  }
  const release = guardLeaving()
  addEventListener('beforeunload', onBeforeUnload)
  navigation?.addEventListener('navigate', onNavigate)
  return () => {
    release()
    removeEventListener('beforeunload', onBeforeUnload)
    navigation?.removeEventListener('navigate', onNavigate)
  }
}

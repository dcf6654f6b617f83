import { addMessages } from '#lib/i18n/messages'
import { followedPage, goTo } from '#lib/navigation/navigate'
import { isDocumentLeft } from '#lib/navigation/open-document'
import leaving from '#locales/el/leaving.json'
import { askToConfirm } from '../ask-to-confirm'

const { text } = addMessages('leaving', leaving)

/**
 * Asks before a page with unsent text is left: for the document the browser's own question, for
 * links to other pages of the site this one. Steps back keep the draft without a question.
 * @returns removes the guard
 */
export function guardLeaving(): () => void {
  const guard = new AbortController()
  const { signal } = guard
  // Functions of its own: another form of the page may end its guard earlier.
  addEventListener('beforeunload', (event) => askBrowser(event), { signal })
  document.addEventListener('click', (event) => askFirst(event), { capture: true, signal })
  return () => guard.abort()
}

function askBrowser(event: BeforeUnloadEvent): void {
  if (!isDocumentLeft()) event.preventDefault()
}

function askFirst(event: MouseEvent): void {
  const path = followedPage(event)
  if (path === null) return
  const { origin, pathname } = window.location
  if (new URL(path, origin).pathname === pathname) return
  event.preventDefault()
  event.stopPropagation()
  const words = { title: text('title'), sentence: text('sentence'), confirmLabel: text('confirm') }
  void askToConfirm(words).then((leaves) => {
    if (leaves) goTo(path)
  })
}

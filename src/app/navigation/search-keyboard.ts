import { publicPaths } from '#contract/paths/site-paths'
import { followedPage, pageLinkOf } from '#lib/navigation/navigate'

const searchLink = `[data-chrome] a[href="${publicPaths.search}"]`
const searchField = 'main [role=search] input'

/**
 * Opens the keyboard of a phone for the search page: it opens only for a field that gets the focus
 * while the link is pressed. Where the page is not there yet, another field holds the focus until
 * the page has taken it (`main`, because neither router nor announcer moves it away from there).
 * @param name tells screen readers of that field
 * @returns stops it
 */
export function openKeyboardForSearch(name: string): () => void {
  const press = (event: MouseEvent) => {
    if (!pageLinkOf(event)?.matches(searchLink) || followedPage(event) === null) return
    const isThere = window.location.pathname === publicPaths.search
    const field = isThere ? document.querySelector<HTMLElement>(searchField) : addField(name)
    field?.focus({ preventScroll: true })
  }
  addEventListener('click', press, true)
  return () => removeEventListener('click', press, true)
}

/** A field that nobody sees, until it loses the focus. */
function addField(name: string): HTMLElement {
  const field = document.createElement('input')
  field.setAttribute('aria-label', name)
  // Safari zooms in on smaller letters.
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0', fontSize: '16px' })
  field.onblur = () => field.remove()
  document.querySelector('main')?.append(field)
  return field
}

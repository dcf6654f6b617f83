import { navigate } from 'gatsby'
import { createStore } from '../state/create-store'
import { addressKind } from './addresses'

interface GoToOptions {
  /** Replaces the current history entry. */
  replace?: boolean
}

/** A page that is on its way. */
interface Opening {
  /** A path of this site, with query and anchor. */
  path: string
  /** Its scripts or data did not load, and it was loaded as a document just now. */
  isMissing?: boolean
  /** It is opened by a step back or forward, which the router carries out itself. */
  isStep?: boolean
}

/** The page that is on its way, for the loading bar; another value stops it. */
export const opening = createStore<Opening | null>(null)

/**
 * Opens a page of this site. Gatsby loads it first and remembers it, so that of several pages that
 * are on their way only the last one opens. A page of another build, or one whose scripts or data
 * did not load, is loaded as a document.
 */
export function goTo(path: string, options: GoToOptions = {}): void {
  const mine: Opening = { path }
  opening.set(mine)
  const { ___loader, ___webpackCompilationHash } = gatsbyWindow()
  const { pathname, search } = new URL(path, window.location.origin)
  const open = () => void navigate(path, options)
  const take = (loaded?: LoadedPage) => {
    if (opening.get() !== mine) return
    opening.set(null)
    const page = loaded?.status === 'error' ? undefined : loaded?.page
    if (page?.webpackCompilationHash === ___webpackCompilationHash && page) return open()
    // Without this script Gatsby loads the document.
    import(/* webpackChunkName: "open-anew" */ './open-anew').then(({ openAnew }) => {
      if (!openAnew(path, options, !page)) opening.set({ path, isMissing: true })
    }, open)
  }
  const known = ___loader.loadPageSync(pathname + search)
  if (known) take(known)
  else ___loader.loadPage(pathname + search).then(take, () => take())
}

interface Click {
  button: number
  defaultPrevented: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/**
 * Whether a click on a link opens its page here. Clicks for a new tab, a window or a download are
 * left to the browser.
 * @param target of the link
 */
export function isPlainClick(click: Click, target: string): boolean {
  const changed = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey
  return (
    click.button === 0 && !changed && !click.defaultPrevented && (!target || target === '_self')
  )
}

/** The link to a page of this site that is the target of an event. */
export function pageLinkOf({ target }: { target: EventTarget | null }): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link && addressKind(pathOf(link)) === 'page' ? link : null
}

/** The page of this site that a click on a link opens here; null for all other clicks. */
export function followedPage(event: Click & { target: EventTarget | null }): string | null {
  const link = pageLinkOf(event)
  return link && isPlainClick(event, link.target) ? pathOf(link) : null
}

const pathOf = (link: HTMLAnchorElement) => link.getAttribute('href') ?? ''

/** Loads a page that the user will probably open; Gatsby caches it. */
export function preloadPage(path: string): void {
  gatsbyWindow().___loader.hovering(new URL(path, window.location.origin).pathname)
}

/** Result of Gatsby's page loader. */
interface LoadedPage {
  status?: 'error' | 'success'
  page?: { webpackCompilationHash: string }
}

interface Loader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>
  /** A page that is loaded; undefined for others, and for those that failed. */
  loadPageSync: (path: string) => LoadedPage | undefined
  /** Preloads a page when the pointer is over its link. */
  hovering: (path: string) => void
}

/** Globals of Gatsby's runtime. */
interface GatsbyWindow {
  ___loader: Loader
  ___webpackCompilationHash: string
}

/** The globals of Gatsby's runtime; browser only. */
export function gatsbyWindow(): GatsbyWindow {
  return window as unknown as GatsbyWindow
}

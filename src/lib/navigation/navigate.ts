import { globalHistory } from '@reach/router'
import { navigate } from 'gatsby'

interface GoToOptions {
  /** Replaces the current history entry. */
  replace?: boolean
}

/** Opens a page of this site with the router; unsent text on the current page does not block it. */
export function goTo(path: string, options: GoToOptions = {}): void {
  asProgram(() => void navigate(path, options))
}

/** Opens the page of a link that the user followed; unsent text asks for confirmation first. */
export function followLink(path: string): void {
  void navigate(path)
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

/** Loads a page that the user will probably open; Gatsby caches it. */
export function preloadPage(path: string): void {
  gatsbyWindow().___loader.hovering(new URL(path, window.location.origin).pathname)
}

/** Opens a page and resolves once its address is current, at the latest after `timeoutMs`. */
export function arriveAt(path: string, timeoutMs = 3_000): Promise<void> {
  return new Promise((resolve) => {
    const arrive = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(arrive, timeoutMs)
    const stop = globalHistory.listen(({ location }) => {
      if (location.pathname === path) arrive()
    })
    goTo(path)
  })
}

/** Result of Gatsby's page loader. */
interface LoadedPage {
  status?: 'error' | 'success'
  page?: { webpackCompilationHash: string }
}

interface Loader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>
  /** Preloads a page when the pointer is over its link. */
  hovering: (path: string) => void
}

type Navigate = (to: string | number, options?: { replace?: boolean }) => void

/** Globals of Gatsby's runtime. */
interface GatsbyWindow {
  ___loader: Loader
  ___navigate: Navigate
  ___webpackCompilationHash: string
  /** A newer service worker is active. */
  ___swUpdated?: boolean
}

/**
 * Loads a page's scripts and data without opening it; Gatsby caches them.
 * @param path of this site, with its query
 * @returns `ready`, `renewed` where it belongs to another build than this document, or `missing`
 */
export async function loadPage(path: string): Promise<'ready' | 'renewed' | 'missing'> {
  const { ___loader, ___swUpdated, ___webpackCompilationHash } = gatsbyWindow()
  if (___swUpdated) return 'renewed'
  const { pathname, search } = new URL(path, window.location.origin)
  const loaded = await ___loader.loadPage(pathname + search).catch(() => undefined)
  if (!loaded?.page || loaded.status === 'error') return 'missing'
  return loaded.page.webpackCompilationHash === ___webpackCompilationHash ? 'ready' : 'renewed'
}

/** A navigation that was requested and has not started. */
export interface NavigationRequest {
  /** A path of this site, with query and anchor. */
  to: string
  options: { replace?: boolean }
  /** Whether the user started it, so that unsent text asks for confirmation. */
  byUser: boolean
  open: () => void
}

let handler: ((request: NavigationRequest) => void) | undefined
let byProgram = false

/** Routes every link and every `goTo` through a handler, which decides whether to open the page. */
export function interceptNavigation(onRequest: (request: NavigationRequest) => void): void {
  const gatsby = gatsbyWindow()
  const navigate = gatsby.___navigate
  handler = onRequest
  gatsby.___navigate = (to, options = {}) => {
    if (typeof to === 'number') navigate(to, options)
    else onRequest({ to, options, byUser: !byProgram, open: () => navigate(to, options) })
  }
}

/** Marks the navigations that `run` starts as programmatic: unsent text does not block them. */
function asProgram(run: () => void): void {
  byProgram = true
  try {
    run()
  } finally {
    byProgram = false
  }
}

/** Sends a step back or forward through the handler; without one it happens at once. */
export function requestHistoryStep(to: string, open: () => void): void {
  if (handler) handler({ to, options: {}, byUser: true, open })
  else open()
}

interface Connection {
  effectiveType?: string
  saveData?: boolean
}

/**
 * Turns off preloading on hover where the browser saves data or the connection is very slow: Gatsby
 * itself only skips the prefetch of links in view.
 */
export function disableHoverPreload(): void {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (!connection?.saveData && !connection?.effectiveType?.includes('2g')) return
  gatsbyWindow().___loader.hovering = () => {}
}

function gatsbyWindow(): GatsbyWindow {
  return window as unknown as GatsbyWindow
}

/** What Gatsby says of a page that it was asked to load. */
interface LoadedPage {
  status?: 'error' | 'success'
  page?: { webpackCompilationHash: string }
}

interface Loader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>
  /** Loads a page as soon as a pointer is over its link. */
  hovering: (path: string) => void
}

type Navigate = (to: string | number, options?: { replace?: boolean }) => void

/** What Gatsby's own scripts share by way of the window. */
interface GatsbyWindow {
  ___loader: Loader
  ___navigate: Navigate
  ___webpackCompilationHash: string
  /** A newer worker keeps the pages. */
  ___swUpdated?: boolean
}

/**
 * Loads a page's scripts and content without opening it, once for many askers.
 * @param path of this site, with its query
 * @returns whether it came, and came from the same build as this document (decision W8)
 */
export async function askForPage(path: string): Promise<'ready' | 'renewed' | 'missing'> {
  const { ___loader, ___swUpdated, ___webpackCompilationHash } = gatsbyWindow()
  if (___swUpdated) return 'renewed'
  const { pathname, search } = new URL(path, window.location.origin)
  const loaded = await ___loader.loadPage(pathname + search).catch(() => undefined)
  if (!loaded?.page || loaded.status === 'error') return 'missing'
  return loaded.page.webpackCompilationHash === ___webpackCompilationHash ? 'ready' : 'renewed'
}

/** A navigation that is wanted, before anything of it has happened. */
export interface WantedNavigation {
  /** A path of this site, with query and anchor. */
  to: string
  options: { replace?: boolean }
  /** Whether the person chose it, so that unsaved text may hold it up. */
  byPerson: boolean
  open: () => void
}

let follow: ((wanted: WantedNavigation) => void) | undefined
let byProgram = false

/** Has every link and every `goTo` ask first: `follower` may open where they lead. */
export function interceptNavigation(follower: (wanted: WantedNavigation) => void): void {
  const gatsby = gatsbyWindow()
  const navigate = gatsby.___navigate
  follow = follower
  gatsby.___navigate = (to, options = {}) => {
    if (typeof to === 'number') navigate(to, options)
    else follower({ to, options, byPerson: !byProgram, open: () => navigate(to, options) })
  }
}

/** Marks the navigations that `run` begins as the program's own: no unsaved text holds them up. */
export function asProgram(run: () => void): void {
  byProgram = true
  try {
    run()
  } finally {
    byProgram = false
  }
}

/** Has a step back or forward ask first; without an interceptor it happens at once. */
export function askToWalk(to: string, open: () => void): void {
  if (follow) follow({ to, options: {}, byPerson: true, open })
  else open()
}

interface Connection {
  effectiveType?: string
  saveData?: boolean
}

/**
 * Where people save data or are on a very slow line, a pointer over a link loads nothing: Gatsby
 * leaves out only what it fetches for links in view (R344).
 */
export function spareData(): void {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (!connection?.saveData && !connection?.effectiveType?.includes('2g')) return
  gatsbyWindow().___loader.hovering = () => {}
}

function gatsbyWindow(): GatsbyWindow {
  return window as unknown as GatsbyWindow
}

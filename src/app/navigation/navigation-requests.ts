import { globalHistory } from '@reach/router'
import {
  disableHoverPreload,
  interceptNavigation,
  loadPage,
  type NavigationRequest,
} from '#lib/navigation/navigate'
import { onPageFailure } from '#lib/navigation/page-lifecycle'

/** Passes events to the machine, and starts it with the first one. */
type Service = typeof import('./navigation-actor').navigationService

/** Elements that load the machine: links to follow, and forms whose text a link would discard. */
const callers = 'a[href^="/"], form'
const intents = ['pointerover', 'pointerdown', 'focusin'] as const

let loading: Promise<Service> | undefined
let onStart: (() => void) | undefined
let latest: NavigationRequest | undefined

/**
 * Passes every navigation to the machine, whose chunk is loaded once the visitor points at, touches
 * or focuses a link or a form, or by the navigation itself. Where the chunk fails to load, Gatsby
 * handles the navigation itself. Browser only.
 * @param started called when the machine's chunk has loaded; a later call replaces it
 */
export function handleNavigation(started: () => void): void {
  const isFirst = onStart === undefined
  onStart = started
  if (!isFirst) return
  for (const type of intents) document.addEventListener(type, onIntent, { passive: true })
  interceptNavigation(request)
  globalHistory.listen(({ action, location: { pathname, search } }) => {
    if (action === 'POP') followHistory(pathname + search)
  })
  // A page that fails before any navigation is not reloaded, so the machine is not notified.
  onPageFailure((error) => void loading?.then((service) => service.handlePageFailure(error)))
  disableHoverPreload()
}

function request(navigation: NavigationRequest): void {
  latest = navigation
  // In parallel with the chunk of the machine, which then gets the result that Gatsby cached.
  void loadPage(navigation.to)
  load().then(
    ({ requestPage }) => navigation === latest && requestPage(navigation),
    () => navigation === latest && navigation.open(),
  )
}

function followHistory(to: string): void {
  latest = undefined
  load().then(
    (service) => service.followHistory(to),
    () => {},
  )
}

function onIntent({ target }: Event): void {
  if (target instanceof Element && target.closest(callers)) load().catch(() => {})
}

function load(): Promise<Service> {
  loading ??= import(/* webpackChunkName: "flows" */ './navigation-actor').then(
    ({ navigationService }) => {
      for (const type of intents) document.removeEventListener(type, onIntent)
      onStart?.()
      return navigationService
    },
    (failure) => {
      loading = undefined
      throw failure
    },
  )
  return loading
}

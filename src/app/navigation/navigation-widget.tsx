import { useEffect } from 'react'
import { addMessages, commonMessages } from '#lib/i18n/messages'
import { gatsbyWindow, opening } from '#lib/navigation/navigate'
import { onPageFailure } from '#lib/navigation/page-failure'
import { isNextPage } from '#lib/navigation/page-lifecycle'
import { useStore } from '#lib/state/create-store'
import navigation from '#locales/el/navigation.json'
import { isChunkError } from '../errors/chunk-error'
import { LoadingBar } from './loading-bar'
import { openKeyboardForSearch } from './search-keyboard'

const navigationMessages = addMessages('navigation', navigation)

/** What every page adds to navigation: the bar of slow ones, and what happens to missing pages. */
export function NavigationWidget({ path }: { path: string }) {
  const page = useStore(opening)
  const missing = page?.isMissing ? page.path : undefined
  useEffect(() => {
    if (missing !== undefined) tellMissing(missing)
  }, [missing])
  useEffect(() => openKeyboardForSearch(commonMessages.text('bottomBar.search')), [])
  useEffect(() => onPageFailure(followFailure), [])
  useEffect(disableHoverPreload, [])
  useFollowSteps(path)
  return (
    <LoadingBar
      isLoading={page !== null && !page.isMissing}
      label={navigationMessages.text('loading')}
    />
  )
}

/** A step back or forward stops a page that is on its way; its own page may have to be loaded. */
function useFollowSteps(path: string): void {
  useEffect(() => {
    const follow = () => {
      const { pathname } = window.location
      opening.set(
        gatsbyWindow().___loader.loadPageSync(pathname) ? null : { path: pathname, isStep: true },
      )
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page of a step is shown
  useEffect(() => {
    if (opening.get()?.isStep) opening.set(null)
  }, [path])
}

const nothing = () => {}

/** Without this chunk the page stays as it is. */
function tellMissing(path: string): void {
  import(/* webpackChunkName: "open-anew" */ './missing-toast').then(
    ({ showMissingToast }) => showMissingToast(path),
    nothing,
  )
}

/**
 * Reloads a page that was opened by a link and whose scripts are gone. Without a connection they
 * would be missing again, and what can be read would be gone meanwhile.
 */
function followFailure(error: unknown): void {
  if (!isChunkError(error) || !isNextPage() || !navigator.onLine) return
  import(/* webpackChunkName: "open-anew" */ '../../lib/navigation/open-anew').then(
    ({ reloadOnce }) => reloadOnce(),
    nothing,
  )
}

interface Connection {
  effectiveType?: string
  saveData?: boolean
}

/**
 * Turns off preloading on hover where the browser saves data or the connection is very slow: Gatsby
 * itself only skips the prefetch of links in view.
 */
function disableHoverPreload(): void {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (!connection?.saveData && !connection?.effectiveType?.includes('2g')) return
  gatsbyWindow().___loader.hovering = () => {}
}

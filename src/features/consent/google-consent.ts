import { now } from '#lib/time/clock'
import { type ConsentChoice, enabledBy } from './consent-choice'
import { type OptionalId, optionalIds } from './declared-cookies'

/** How long Google's tag waits for the stored choice, in ms. */
const waitForUpdateMs = 500

/** The seven categories, as Google's consent mode names them. */
type GoogleCategory = OptionalId | 'functionality_storage'
type GoogleConsent = Record<GoogleCategory, 'granted' | 'denied'>

/** Consent by category: functionality is always granted, the others by choice. */
function googleConsent(choice: ConsentChoice): GoogleConsent {
  const enabled = enabledBy(choice)
  const optional = optionalIds.map((id) => [id, enabled.includes(id) ? 'granted' : 'denied'])
  return { ...Object.fromEntries(optional), functionality_storage: 'granted' } as GoogleConsent
}

const defaults = {
  ...googleConsent({ kind: 'undecided' }),
  wait_for_update: waitForUpdateMs,
}

/**
 * Inline script in the head of builds with an analytics id, before any tag: denies all categories
 * except functionality until the visitor consents. It sends no request.
 */
export const googleConsentScript = `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("consent","default",${JSON.stringify(defaults)})`

declare global {
  interface Window {
    /** Present if the build has an analytics id. */
    gtag?: (...args: unknown[]) => void
    dataLayer?: unknown[]
  }
}

/** Google's tag of one analytics property. */
interface GoogleTag {
  /** Sends the consent choice; nothing before one is made. */
  update: (choice: ConsentChoice) => void
  /** Counts a page view; nothing without consent. */
  countPage: (path: string) => void
}

/** Calls the tag through the queue that {@link googleConsentScript} creates. */
export function createGoogleTag(analyticsId: string): GoogleTag {
  let counts = false
  let isSetUp = false
  return {
    update: (choice) => {
      counts = enabledBy(choice).includes('analytics_storage')
      Object.assign(window, { [`ga-disable-${analyticsId}`]: !counts })
      if (choice.kind === 'undecided') return
      window.gtag?.('consent', 'update', googleConsent(choice))
      if (!counts || isSetUp) return
      isSetUp = true
      window.gtag?.('js', new Date(now()))
      // Before `config`: automatic events of the tag contain the address, too.
      window.gtag?.('set', pageAt(location.pathname))
      window.gtag?.('config', analyticsId, { send_page_view: false })
    },
    countPage: (path) => {
      if (!counts) return
      window.gtag?.('set', pageAt(path))
      window.gtag?.('event', 'page_view', pageAt(path))
    },
  }
}

const pageAt = (path: string) => ({ page_location: location.origin + countedPath(path) })

/** Path for counting: account and checkout paths are cut, as they may contain keys and ids. */
function countedPath(path: string): string {
  const [personal] = /^\/(?:account|checkout)(?=\/|$)/.exec(path) ?? []
  return personal ?? path
}

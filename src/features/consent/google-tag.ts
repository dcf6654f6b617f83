import { now } from '../../lib/time/clock'
import type { Decision } from './decision'
import { enabledBy } from './decision'
import { googleConsent } from './google-consent'

declare global {
  interface Window {
    /** There where the site was built with an analytics id. */
    gtag?: (...words: unknown[]) => void
    dataLayer?: unknown[]
  }
}

/** The site's words to the tag of one analytics property. */
export interface GoogleTag {
  /** Tells it what was decided; nothing before there is a decision. */
  tell: (decision: Decision) => void
  /** Counts a page; nothing without consent to that. */
  countPage: (path: string) => void
}

/** Speaks with the tag through the queue that the script in the head began. */
export function createGoogleTag(analyticsId: string): GoogleTag {
  let counts = false
  let isSetUp = false
  return {
    tell: (decision) => {
      counts = enabledBy(decision).includes('analytics_storage')
      Object.assign(window, { [`ga-disable-${analyticsId}`]: !counts })
      if (decision.kind === 'undecided') return
      window.gtag?.('consent', 'update', googleConsent(decision))
      if (!counts || isSetUp) return
      isSetUp = true
      window.gtag?.('js', new Date(now()))
      // Before anything else is said: what the tag counts by itself carries the address, too.
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

/** Pages that belong to one person count together: their addresses may hold keys and numbers. */
export function countedPath(path: string): string {
  const [personal] = /^\/(?:account|checkout)(?=\/|$)/.exec(path) ?? []
  return personal ?? path
}

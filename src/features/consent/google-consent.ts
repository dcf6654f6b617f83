import type { Decision } from './decision'
import { enabledBy } from './decision'
import { type OptionalId, optionalIds } from './declared-cookies'

/** How long the tag of Google waits for the decision of a returning visitor, in ms (R335). */
export const waitForUpdateMs = 500

/** The seven categories, as Google's consent mode names them. */
type GoogleCategory = OptionalId | 'functionality_storage'
type GoogleConsent = Record<GoogleCategory, 'granted' | 'denied'>

/** What each category is allowed after a decision: functionality always, others by choice (R253). */
export function googleConsent(decision: Decision): GoogleConsent {
  const enabled = enabledBy(decision)
  const optional = optionalIds.map((id) => [id, enabled.includes(id) ? 'granted' : 'denied'])
  return { ...Object.fromEntries(optional), functionality_storage: 'granted' } as GoogleConsent
}

const beforehand = {
  ...googleConsent({ kind: 'undecided' }),
  wait_for_update: waitForUpdateMs,
}

/**
 * Runs in the head of sites that were built with an analytics id, before any tag could: everything
 * but functionality is denied until somebody agrees (R252). It asks nobody for anything.
 */
export const googleConsentScript = `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("consent","default",${JSON.stringify(beforehand)})`

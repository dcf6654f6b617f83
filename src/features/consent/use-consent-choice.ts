import { useSyncExternalStore } from 'react'
import type { ConsentChoice } from './consent-choice'
import { consentChoice, watchConsent } from './consent-store'

/** The consent choice; null in the build and until hydration. */
export function useConsentChoice(): ConsentChoice | null {
  return useSyncExternalStore(watchConsent, consentChoice, unknown)
}

const unknown = () => null

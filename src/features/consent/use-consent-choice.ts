import { useStore } from '#lib/state/create-store'
import type { ConsentChoice } from './consent-choice'
import { consentChoice, watchConsent } from './consent-store'

/** The consent choice; null in the build and until hydration. */
export function useConsentChoice(): ConsentChoice | null {
  return useStore<ConsentChoice | null>({ get: consentChoice, watch: watchConsent }, unknown)
}

const unknown = () => null

import { publicConfig } from '../../lib/config/public-config'
import { openedWithKey } from '../../lib/navigation/addresses'
import { applyConsent } from './apply-consent'
import type { ConsentChoice } from './consent-choice'
import { optionalCookies } from './declared-cookies'
import { createGoogleTag } from './google-consent'

const { analyticsId } = publicConfig

/** Google's analytics tag; undefined where the build has none. */
export const googleTag = analyticsId ? createGoogleTag(analyticsId) : undefined

/** Where a path holds a secret key, no third-party script is loaded (A3-55). */
const noThirdParties = { analyticsId: undefined, googleGsiEnable: false }

let applied: string | undefined

/** Tells the tag of a choice, and adds and removes scripts by it; once for equal choices in a row. */
export function applyChoice(choice: ConsentChoice): void {
  const present = JSON.stringify(choice)
  if (present === applied) return
  applied = present
  googleTag?.update(choice)
  applyConsent(choice, optionalCookies(openedWithKey() ? noThirdParties : publicConfig))
}

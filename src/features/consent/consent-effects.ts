import { publicConfig } from '#lib/config/public-config'
import { openedWithKey } from '#lib/navigation/addresses'
import { applyConsent } from './apply-consent'
import type { ConsentChoice } from './consent-choice'
import { optionalCookies } from './declared-cookies'
import { createGoogleTag } from './google-consent'

const { analyticsId } = publicConfig

/** Google's analytics tag; undefined if the build has none. */
export const googleTag = analyticsId ? createGoogleTag(analyticsId) : undefined

/** No third-party scripts on a path that contains a secret key. */
const noThirdParties = { analyticsId: undefined, googleGsiEnable: false }

let applied: string | undefined

/** Sends a choice to the tag and adds or removes scripts; ignores a repetition of a choice. */
export function applyChoice(choice: ConsentChoice): void {
  const present = JSON.stringify(choice)
  if (present === applied) return
  applied = present
  googleTag?.update(choice)
  applyConsent(choice, optionalCookies(openedWithKey() ? noThirdParties : publicConfig))
}

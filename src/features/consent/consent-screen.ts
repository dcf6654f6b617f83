import { publicPaths } from '#contract/paths/site-paths'
import type { ConsentChoice } from './consent-choice'

/** Configuration of the consent dialog. */
export interface ConsentRules {
  /** The settings open at once and block the page until a choice is made. */
  forced: boolean
  /** The banner offers to accept only necessary cookies. */
  acceptNecessary: boolean
}

export const consentRules: ConsentRules = { forced: false, acceptNecessary: true }

/** Which consent elements are visible. */
interface ConsentScreen {
  banner: boolean
  /** The button that reopens the settings. */
  button: boolean
  /** `forced`: open until a choice is made. */
  settings: 'closed' | 'open' | 'forced'
}

interface Circumstances {
  choice: ConsentChoice
  path: string
  rules: Pick<ConsentRules, 'forced'>
  /** The user opened the settings. */
  settingsOpen: boolean
}

/** Policy pages: readable before a choice is made. */
const policyPages: readonly string[] = [
  publicPaths['cookies-policy'],
  publicPaths['privacy-policy'],
  publicPaths['terms-of-use'],
]

/** Which of banner, button and settings are visible. */
export function consentScreen(now: Circumstances): ConsentScreen {
  const isUndecided = now.choice.kind === 'undecided'
  const isForced = isUndecided && now.rules.forced && !policyPages.includes(now.path)
  return {
    banner: isUndecided && !now.rules.forced,
    button: !isUndecided,
    settings: isForced ? 'forced' : now.settingsOpen ? 'open' : 'closed',
  }
}

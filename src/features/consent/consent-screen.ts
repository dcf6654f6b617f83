import { publicPaths } from '../../../contract/paths/site-paths'
import type { ConsentRules } from './consent-rules'
import type { Decision } from './decision'

/** What of consent is in view. */
export interface ConsentScreen {
  banner: boolean
  /** The round button that opens the settings again. */
  button: boolean
  /** `forced`: open, and only a decision closes it. */
  settings: 'closed' | 'open' | 'forced'
}

interface Circumstances {
  decision: Decision
  path: string
  rules: Pick<ConsentRules, 'forced'>
  /** The person asked for the settings. */
  settingsWanted: boolean
}

/** Pages that say what is asked: they must be readable before an answer is given. */
const readableFirst: readonly string[] = [
  publicPaths['cookies-policy'],
  publicPaths['privacy-policy'],
  publicPaths['terms-of-use'],
]

/** Decides what is in view: a banner, a button, the settings (R235, R240, R246). */
export function consentScreen(now: Circumstances): ConsentScreen {
  const isUndecided = now.decision.kind === 'undecided'
  const isForced = isUndecided && now.rules.forced && !readableFirst.includes(now.path)
  return {
    banner: isUndecided && !now.rules.forced,
    button: !isUndecided,
    settings: isForced ? 'forced' : now.settingsWanted ? 'open' : 'closed',
  }
}

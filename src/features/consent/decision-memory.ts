import { publicConfig } from '../../lib/config/public-config'
import { deleteCookie, readCookie, writeCookie, yearSeconds } from '../../lib/storage/cookies'
import { siteStorage } from '../../lib/storage/site-storage'
import { tabStorage } from '../../lib/storage/tab-storage'
import { now } from '../../lib/time/clock'
import { type Decision, flagCookie, idsCookie, readDecision, storedDecision } from './decision'
import { askedIds } from './declared-cookies'

/** Where the moment of the decision is kept, for the receipt. */
const momentName = 'consent_decided_at'
/** What a tab keeps where cookies are blocked, so that nobody is asked twice in one visit. */
const tabName = 'consent'
const asked = askedIds(publicConfig)

/** Stores a decision for a year, or clears what is stored (R249). */
export function rememberDecision(decision: Decision): void {
  const { flag, ids } = storedDecision(decision, asked)
  keep(flagCookie, flag)
  keep(idsCookie, ids)
  if (flag === undefined) {
    siteStorage.remove(momentName)
    tabStorage.remove(tabName)
    return
  }
  siteStorage.write(momentName, new Date(now()).toISOString())
  if (readCookie(flagCookie) !== flag) tabStorage.write(tabName, [flag, ids].join(' '))
}

/** What was decided before, here or in another tab. */
export function rememberedDecision(): Decision {
  const stored = readDecision({ flag: readCookie(flagCookie), ids: readCookie(idsCookie) }, asked)
  if (stored.kind !== 'undecided') return stored
  const [flag, ids] = tabStorage.read(tabName)?.split(' ') ?? []
  return readDecision({ flag, ids }, asked)
}

/** When it was decided, ISO 8601; null where that is not known. */
export function decisionMoment(): string | null {
  return siteStorage.read(momentName)
}

function keep(name: string, value: string | undefined): void {
  if (value === undefined) deleteCookie(name)
  else writeCookie(name, value, { maxAgeSeconds: yearSeconds, sameSite: 'Strict' })
}

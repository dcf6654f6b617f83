import { addHeadScript, removeHeadScript } from '../../lib/scripts/head-scripts'
import { cookieNames, deleteCookie } from '../../lib/storage/cookies'
import { type Decision, enabledBy } from './decision'
import type { DeclaredCookie, OptionalId } from './declared-cookies'
import { coveredNames, sharingDomains } from './target-cookies'

/**
 * Brings the scripts of what is enabled, and takes away those of the rest together with the cookies
 * that they left on this host and its parents (R243, R245).
 */
export function actOnDecision(
  decision: Decision,
  optional: readonly DeclaredCookie<OptionalId>[],
): void {
  const enabled = enabledBy(decision)
  for (const { id, scripts, targets } of optional) {
    if (enabled.includes(id)) {
      for (const src of scripts) void addHeadScript(src)
    } else {
      for (const src of scripts) removeHeadScript(src)
      for (const name of coveredNames(targets, cookieNames())) deleteEverywhere(name)
    }
  }
}

function deleteEverywhere(name: string): void {
  deleteCookie(name)
  for (const domain of sharingDomains(location.hostname)) deleteCookie(name, { domain })
}

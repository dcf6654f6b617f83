import { addHeadScript, removeHeadScript } from '#lib/scripts/head-scripts'
import { cookieNames, deleteCookie } from '#lib/storage/cookies'
import { type ConsentChoice, enabledBy } from './consent-choice'
import type { DeclaredCookie, OptionalId } from './declared-cookies'

/**
 * Adds the scripts of the enabled cookies. Removes those of the others, together with their cookies
 * on this host and its parent domains.
 */
export function applyConsent(
  choice: ConsentChoice,
  optional: readonly DeclaredCookie<OptionalId>[],
): void {
  const enabled = enabledBy(choice)
  const present = cookieNames()
  for (const { id, scripts, targets } of optional) {
    if (enabled.includes(id)) {
      for (const src of scripts) void addHeadScript(src)
    } else {
      for (const src of scripts) removeHeadScript(src)
      for (const name of coveredNames(targets, present)) deleteEverywhere(name)
    }
  }
}

function deleteEverywhere(name: string): void {
  deleteCookie(name)
  for (const domain of sharingDomains(location.hostname)) deleteCookie(name, { domain })
}

/** The present cookie names that a declaration covers; `*` at its end matches any suffix. */
export function coveredNames(targets: readonly string[], present: readonly string[]): string[] {
  return present.filter((name) =>
    targets.some((target) =>
      target.endsWith('*') ? name.startsWith(target.slice(0, -1)) : name === target,
    ),
  )
}

/**
 * Domains that may share a cookie with a host, including the host. A public suffix may be among
 * them: it has no cookies.
 */
export function sharingDomains(host: string): string[] {
  const labels = host.split('.')
  if (labels.length < 2 || /^[\d.]+$/.test(host)) return []
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
}

import { secretPath } from '#contract/paths/site-paths'

/** Kind of a link's address; `refused` is never followed. */
type AddressKind = 'page' | 'anchor' | 'external' | 'application' | 'refused'

/**
 * Classifies an address: a page of this site, an anchor, another site, or `mailto:` and `tel:`. All
 * others, such as `javascript:` and `data:`, are refused.
 */
export function addressKind(address: string): AddressKind {
  if (address.startsWith('#')) return 'anchor'
  if (/^\/(?![/\\])/.test(address)) return 'page'
  if (/^(?:https?:)?\/\//i.test(address)) return 'external'
  return /^(?:mailto|tel):/i.test(address) ? 'application' : 'refused'
}

const loginPage = '/account/login'

/** Steps of a flow: they cannot be opened again, and some of their paths contain a key. */
const flowStep =
  /^\/account\/(?:login$|reauthenticate|verify-email|password\/reset\/key|provider\/|2fa\/(?:re)?authenticate\/)/

/**
 * The sign-in page with the path to return to as `next`.
 * @param next path without query; left out where it is the sign-in page itself or a step of a flow
 */
export function loginPath(next: string): string {
  return withNext(loginPage, flowStep.test(next) ? null : next)
}

/** A path with `next` as its query, where there is one; `next` has been validated by the caller. */
export function withNext(path: string, next: string | null): string {
  if (next === null) return path
  return `${path}?next=${encodeURIComponent(next).replaceAll('%2F', '/')}`
}

let openedWithSecret: boolean | undefined

/**
 * Whether this document was opened at a path that contains a secret key, as of the first call. It
 * stays true on later pages of the same document, because Back leads to the key again. Browser
 * only.
 */
export function openedWithKey(): boolean {
  openedWithSecret ??= secretPath.test(location.pathname)
  return openedWithSecret
}

import { sessionHintCookie } from '#contract/account/session-hint'
import { readCookie } from '#lib/storage/document-cookie'

/**
 * Whether this browser may have a session: the gateway's hint, because scripts cannot read the
 * session cookie. A separate file, because it is part of every page's first load.
 */
export function hasSessionHint(): boolean {
  return readCookie(sessionHintCookie) !== undefined
}

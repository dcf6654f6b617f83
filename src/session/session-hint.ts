import { sessionHintCookie } from '../../contract/account/session-hint'
import { readCookie } from '../lib/storage/document-cookie'

/**
 * Whether this browser may hold a session, which scripts cannot see: the gateway's hint. A file of its
 * own, because it belongs to every page's first load.
 */
export function hasSessionHint(): boolean {
  return readCookie(sessionHintCookie) !== undefined
}

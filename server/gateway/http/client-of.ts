import { clientOfAddress } from '../lib/client-of-address'
import { isMember } from '../session/encrypted-session'
import type { RequestClient } from '../upstream/client'
import type { RouteContext } from './route-env'

/** Whose request it is. Members have shares of their own, also behind an address of many people. */
export function clientOf(c: RouteContext): RequestClient {
  const address = c.env?.address
  const session = c.get('session')
  return {
    address,
    userAgent: c.req.header('user-agent'),
    trace: c.get('trace'),
    key: isMember(session) ? `user ${session.userId}` : address && clientOfAddress(address),
  }
}

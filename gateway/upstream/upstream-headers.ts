import type { Connection } from '../gateway-parts'
import { isMember, type SealedSession } from '../session/sealed-session'

/** Who asks, as the upstream may know it. */
export interface Asker {
  connection: Connection
  userAgent: string | undefined
  session: SealedSession | null
}

/**
 * Headers of every call upstream, all written here: nothing of the browser's headers passes but
 * its name, and what it claims about its address is overwritten.
 */
export function upstreamHeaders(publicUrl: string, asker: Asker): Record<string, string> {
  const { host, protocol } = new URL(publicUrl)
  const { address } = asker.connection
  const agent = asker.userAgent?.replace(/[^\x20-\x7e]/g, '').slice(0, 300)
  return {
    accept: 'application/json',
    'accept-language': 'el',
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    ...(agent ? { 'user-agent': agent } : {}),
    ...(address ? { 'x-forwarded-for': address, 'x-real-ip': address } : {}),
    ...(isMember(asker.session) ? { authorization: `Bearer ${asker.session.accessToken}` } : {}),
  }
}

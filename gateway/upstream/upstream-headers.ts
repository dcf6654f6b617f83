import { publicHeaders } from '../../upstream/public-headers'
import type { Connection } from '../dependencies'
import { type EncryptedSession, isMember } from '../session/encrypted-session'

/** Who asks, as the upstream may know it. */
export interface Asker {
  connection: Connection
  userAgent: string | undefined
  session: EncryptedSession | null
}

/**
 * Headers of every call upstream, all written here: nothing of the browser's headers passes but
 * its name, and what it claims about its address is overwritten.
 */
export function upstreamHeaders(publicUrl: string, asker: Asker): Record<string, string> {
  const { address } = asker.connection
  const agent = asker.userAgent?.replace(/[^\x20-\x7e]/g, '').slice(0, 300)
  return {
    ...publicHeaders(publicUrl),
    ...(agent ? { 'user-agent': agent } : {}),
    ...(address ? { 'x-forwarded-for': address, 'x-real-ip': address } : {}),
    ...(isMember(asker.session) ? { authorization: `Bearer ${asker.session.accessToken}` } : {}),
  }
}

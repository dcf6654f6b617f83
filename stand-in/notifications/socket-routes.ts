import { Hono } from 'hono'
import { ApiError, detailError } from '../answers/api-error'
import { accountOfToken } from '../auth/knox-tokens'
import { answerWords } from '../seed/answer-words'
import type { RouteParts } from '../stand-in-parts'

/** Where the socket is (contract, section 5.1). */
export const socketPath = '/ws/notifications/'

/**
 * Who may listen on the socket, asked before it opens: 200 with the person's id, else the handshake
 * is refused. Pages of the site alone may ask, and only with an access token; the real API's hole,
 * which trusts a bare `user_id`, is not copied (contract, section 5.1).
 */
export function socketRoutes(parts: RouteParts) {
  return new Hono().get(socketPath, async (c) => {
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
      throw new ApiError(426, { detail: answerWords.notFound }, { upgrade: 'websocket' })
    }
    if (!parts.live.isOpen) throw detailError(503, answerWords.broken)
    if (c.req.header('origin') !== new URL(parts.siteUrl).origin) throw refused()
    const { access_token: access, session_token: session, user_id: named } = c.req.query()
    const token = access || session
    const account = token ? await accountOfToken(parts, token) : null
    if (!account || (named && named !== String(account.id))) throw refused()
    return c.json({ user: account.id })
  })
}

const refused = () => detailError(403, answerWords.forbidden)

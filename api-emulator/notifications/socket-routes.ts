import { Hono } from 'hono'
import { ApiError, detailError } from '../answers/api-error'
import { accountOfToken } from '../auth/knox-tokens'
import type { RouteDeps } from '../dependencies'
import { answerMessages } from '../seed/answer-words'

/** Where the socket is. */
export const socketPath = '/ws/notifications/'

/**
 * Who may listen on the socket, asked before it opens: 200 with the person's id, else the handshake
 * is refused. Pages of the site alone may ask, and only with an access token; the real API's hole,
 * which trusts a bare `user_id`, is not copied.
 */
export function socketRoutes(deps: RouteDeps) {
  return new Hono().get(socketPath, async (c) => {
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
      throw new ApiError(426, { detail: answerMessages.notFound }, { upgrade: 'websocket' })
    }
    if (!deps.live.isOpen) throw detailError(503, answerMessages.broken)
    if (c.req.header('origin') !== new URL(deps.siteUrl).origin) throw refused()
    const { access_token: access, session_token: session, user_id: named } = c.req.query()
    const token = access || session
    const account = token ? await accountOfToken(deps, token) : null
    if (!account || (named && named !== String(account.id))) throw refused()
    return c.json({ user: account.id })
  })
}

const refused = () => detailError(403, answerMessages.forbidden)

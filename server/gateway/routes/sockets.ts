import { Hono } from 'hono'
import type { SocketCall } from '../dependencies'
import { GatewayError } from '../gateway-error'
import type { RouteContext, RouteEnv } from '../services'
import type { MemberSession } from '../session/session-cookie'
import { clientOf, requireMember } from './api-caller'
import { answerJson } from './responses'

/** Tokens for one connection to our own socket; none of them is a token of the upstream. */
export const socketTokenRoutes = new Hono<RouteEnv>()

socketTokenRoutes.get('/websocket/user/tokens', async (c) => {
  const { session } = await requireMember(c)
  return answerJson(c, await c.var.services.socketTokens.issue(session))
})

/** Path of the browser's socket. */
export const socketPath = '/ws/notifications/'

export const socketRoutes = new Hono<RouteEnv>()

// Opens a member's socket, on which the browser gets notifications of the upstream. Only our
// own pages may request it, with the cookie and the single-use tokens of
// `/api/websocket/user/tokens`; the upstream's tokens stay here. The response is only for the log,
// as the connection is a web socket by then.
socketRoutes.get(socketPath, async (c) => {
  const { services } = c.var
  const { config } = services.deps
  const { openSocket } = c.env ?? {}
  if (!openSocket || c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
    throw new GatewayError(426, { headers: { upgrade: 'websocket' } })
  }
  if (c.req.header('origin') !== config.publicUrl) {
    throw new GatewayError(403, { reason: 'the socket is not requested by our own pages' })
  }
  const session = await redeemTokens(c)
  const call = upstreamSocket(session, config.upstreamUrl, config.publicUrl)
  await services.sockets.add(session, {
    open: () => openSocket(call),
    confirm: () => services.sessions.confirm(session, clientOf(c)),
  })
  return new Response(null, { status: 204 })
})

async function redeemTokens(c: RouteContext): Promise<MemberSession> {
  const { user_id: userId, session_token: sessionToken, access_token: accessToken } = c.req.query()
  if (!sessionToken || !accessToken) throw new GatewayError(401)
  const { session } = await requireMember(c)
  const tokens = { sessionToken, accessToken }
  const redeemed = await c.var.services.socketTokens.redeem(tokens, session)
  if (redeemed === null || userId !== String(redeemed)) {
    throw new GatewayError(401, { reason: 'the tokens of the socket are not valid' })
  }
  return session
}

function upstreamSocket(session: MemberSession, upstreamUrl: string, origin: string): SocketCall {
  const query = new URLSearchParams({
    user_id: String(session.userId),
    session_token: session.sessionToken ?? '',
    access_token: session.accessToken,
  })
  return { url: `${upstreamUrl.replace(/^http/, 'ws')}${socketPath}?${query}`, origin }
}

import type { Context } from 'hono'
import type { GatewayEnv, SocketCall } from '../dependencies'
import { GatewayError } from '../gateway-error'
import { memberFor } from '../routes/own-runner'
import type { MemberSession } from '../session/encrypted-session'
import type { SocketTokenIssuer } from '../session/socket-tokens'
import type { RouteTools } from '../upstream/rest-call'
import type { LiveLines } from './sockets'

/** Where browsers open their socket. */
export const livePath = '/ws/notifications/'

interface LiveTools extends RouteTools {
  socketTokens: SocketTokenIssuer
  lines: LiveLines
}

/**
 * Opens a member's socket: what the upstream tells on its own goes to the browser (R306). Asked for
 * by our own pages alone, with the cookie and with values of `/api/websocket/user/tokens`, which
 * serve once; the upstream's tokens stay here. The answer is only seen by
 * the log: by then the connection speaks web socket.
 */
export async function liveRoute(tools: LiveTools, c: Context<GatewayEnv>): Promise<Response> {
  const { config } = tools.deps
  const { openSocket } = c.env ?? {}
  if (!openSocket || c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
    throw new GatewayError(426, { headers: { upgrade: 'websocket' } })
  }
  if (c.req.header('origin') !== config.publicUrl) {
    throw new GatewayError(403, { reason: 'the socket is not asked for by our own pages' })
  }
  const session = await memberOf(tools, c)
  const call = callFor(session, config.upstreamUrl, config.publicUrl)
  await tools.lines.add(session, {
    open: () => openSocket(call),
    confirm: () => tools.sessions.confirm(session, c),
  })
  return new Response(null, { status: 204 })
}

async function memberOf(tools: LiveTools, c: Context<GatewayEnv>) {
  const { user_id: userId, session_token: sessionToken, access_token: accessToken } = c.req.query()
  if (!sessionToken || !accessToken) throw new GatewayError(401)
  const session = await memberFor(tools, {}, c)
  const redeemed = await tools.socketTokens.redeem({ sessionToken, accessToken }, session)
  if (redeemed === null || userId !== String(redeemed)) {
    throw new GatewayError(401, { reason: 'the values of the socket do not count' })
  }
  return session
}

function callFor(session: MemberSession, upstreamUrl: string, origin: string): SocketCall {
  const query = new URLSearchParams({
    user_id: String(session.userId),
    session_token: session.sessionToken ?? '',
    access_token: session.accessToken,
  })
  return { url: `${upstreamUrl.replace(/^http/, 'ws')}${livePath}?${query}`, origin }
}

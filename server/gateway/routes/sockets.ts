import { Hono } from 'hono'
import { readSocketTokens } from '#contract/endpoints/notifications'
import { socketPath } from '#contract/notifications/socket-path'
import { makeSocketTicket } from '#upstream/endpoints/notifications'
import type { Api, Member } from '../http/api'
import { clientOf } from '../http/client-of'
import { createRoutes } from '../http/create-routes'
import type { RouteContext, RouteEnv } from '../http/route-env'
import { GatewayError } from '../lib/gateway-error'
import type { SocketRegistry } from '../realtime/sockets'
import type { SessionConfirmation } from '../session/session-confirmation'
import type { SocketTokenIssuer } from '../session/socket-tokens'

/** Tokens for one connection to our own socket; none of them is a token of the upstream. */
export function socketTokenRoutes({ api, socketTokens }: TokenTools) {
  const { routes, route } = createRoutes(api)
  route(readSocketTokens, ({ member: { session } }) => socketTokens.issue(session))
  return routes
}

interface TokenTools {
  api: Api
  socketTokens: SocketTokenIssuer
}

interface SocketTools extends TokenTools {
  config: { publicUrl: string; upstreamUrl: string }
  sessions: Pick<SessionConfirmation, 'confirm'>
  sockets: Pick<SocketRegistry, 'add'>
}

/**
 * Opens a member's socket, on which the browser gets notifications of the upstream. Only our
 * own pages may request it, with the cookie and the single-use tokens of
 * `/api/websocket/user/tokens`; the upstream's tokens stay here. The response is only for the log,
 * as the connection is a web socket by then.
 */
export function socketRoutes(tools: SocketTools): Hono<RouteEnv> {
  const { config, sessions, sockets } = tools
  return new Hono<RouteEnv>().get(socketPath, async (c) => {
    const { openSocket } = c.env ?? {}
    if (!openSocket || c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
      throw new GatewayError(426, { headers: { upgrade: 'websocket' } })
    }
    if (c.req.header('origin') !== config.publicUrl) {
      throw new GatewayError(403, { reason: 'the socket is not requested by our own pages' })
    }
    const member = await redeemTokens(c, tools)
    const { session } = member
    await sockets.add(session, {
      open: async () =>
        openSocket({
          url: await addressFor(member, config.upstreamUrl),
          origin: config.publicUrl,
        }),
      confirm: () => sessions.confirm(session, clientOf(c)),
    })
    return new Response(null, { status: 204 })
  })
}

async function redeemTokens(c: RouteContext, { api, socketTokens }: TokenTools): Promise<Member> {
  const { user_id: userId, session_token: sessionToken, access_token: accessToken } = c.req.query()
  if (!sessionToken || !accessToken) throw new GatewayError(401)
  const member = await api.requireMember(c)
  const tokens = { sessionToken, accessToken }
  const redeemed = await socketTokens.redeem(tokens, member.session)
  if (redeemed === null || userId !== String(redeemed)) {
    throw new GatewayError(401, { reason: 'the tokens of the socket are not valid' })
  }
  return member
}

/** The address of a socket upstream, with a ticket that opens it once. */
async function addressFor(member: Member, upstreamUrl: string): Promise<string> {
  const { ticket } = await member.ask(makeSocketTicket)
  const query = new URLSearchParams({ ticket })
  return `${upstreamUrl.replace(/^http/, 'ws')}${socketPath}?${query}`
}

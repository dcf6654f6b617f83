import { Hono } from 'hono'
import { socketTicket } from '#upstream/notification'
import type { GatewayConfig } from '../config/read-config'
import { GatewayError } from '../gateway-error'
import type { RouteContext, RouteEnv } from '../services'
import { parse } from '../upstream/read-answer'
import { clientOf, type Member, requireMember } from './api-caller'
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
  const member = await redeemTokens(c)
  const { session } = member
  await services.sockets.add(session, {
    open: async () =>
      openSocket({ url: await addressFor(member, config), origin: config.publicUrl }),
    confirm: () => services.sessions.confirm(session, clientOf(c)),
  })
  return new Response(null, { status: 204 })
})

async function redeemTokens(c: RouteContext): Promise<Member> {
  const { user_id: userId, session_token: sessionToken, access_token: accessToken } = c.req.query()
  if (!sessionToken || !accessToken) throw new GatewayError(401)
  const member = await requireMember(c)
  const tokens = { sessionToken, accessToken }
  const redeemed = await c.var.services.socketTokens.redeem(tokens, member.session)
  if (redeemed === null || userId !== String(redeemed)) {
    throw new GatewayError(401, { reason: 'the tokens of the socket are not valid' })
  }
  return member
}

/** The address of a socket upstream, with a ticket that opens it once. */
async function addressFor(
  { send }: Member,
  { upstreamUrl }: Pick<GatewayConfig, 'upstreamUrl'>,
): Promise<string> {
  const { ticket } = parse(socketTicket, await send('POST', '/websocket/ticket'))
  const query = new URLSearchParams({ ticket })
  return `${upstreamUrl.replace(/^http/, 'ws')}${socketPath}?${query}`
}

import type { Context } from 'hono'
import { GatewayError } from '../gateway-error'
import type { GatewayEnv } from '../gateway-parts'
import { isMember } from '../session/sealed-session'
import type { SocketTokenDesk } from '../session/socket-tokens'
import type { RouteTools } from '../upstream/rest-call'

/**
 * `GET /api/websocket/user/tokens` (decisions D25 and D36): values for one connection to our own
 * socket; 401 for a guest. No token of the upstream is among them.
 */
export async function socketTokensRoute(
  { answers }: RouteTools,
  desk: SocketTokenDesk,
  c: Context<GatewayEnv>,
): Promise<Response> {
  const { session } = c.var
  if (!isMember(session)) throw new GatewayError(401)
  return answers.json(await desk.mint(session))
}

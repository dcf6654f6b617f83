import type { Context } from 'hono'
import type { GatewayEnv } from '../dependencies'
import type { SocketTokenIssuer } from '../session/socket-tokens'
import type { RouteTools } from '../upstream/rest-call'
import { memberFor } from './own-runner'

/**
 * `GET /api/websocket/user/tokens`: values for one connection to our own
 * socket; 401 for a guest and after the session’s end. No token of the upstream is among them.
 */
export async function socketTokensRoute(
  tools: RouteTools,
  issuer: SocketTokenIssuer,
  c: Context<GatewayEnv>,
): Promise<Response> {
  return tools.answers.json(await issuer.mint(await memberFor(tools, {}, c)))
}

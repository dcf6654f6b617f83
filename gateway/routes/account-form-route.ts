import type { Context } from 'hono'
import { userAccount } from '../../contract/account/user-account'
import type { GatewayEnv } from '../dependencies'
import { askUpstream, type RouteTools, restBase } from '../upstream/rest-call'
import { readAccountForm } from './account-form'
import { parse } from './answer-readers'
import { memberFor } from './own-runner'

/**
 * `PATCH /api/user/account/{id}`: a person's own picture, and texts of the account beside it; the
 * one call of a person that is not JSON.
 */
export async function accountFormRoute(
  tools: RouteTools,
  c: Context<GatewayEnv>,
): Promise<Response> {
  const session = await memberFor(tools, { owner: true }, c)
  const sent = new Response(await readAccountForm(c))
  const answer = await askUpstream(tools, c, {
    method: 'PATCH',
    path: `${restBase}/user/account/${session.userId}`,
    body: new Uint8Array(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    session,
  })
  return tools.answers.json(parse(userAccount, answer))
}

import type { Context } from 'hono'
import { providerReturnBody } from '../../contract/allauth/provider-bodies'
import type { Refusal } from '../../contract/allauth/refusal'
import type { GatewayEnv } from '../dependencies'
import type { TakeToken } from '../oauth/fill-token'
import { clearProviderCookie } from '../oauth/provider-cookie'
import { words } from '../words'
import type { AuthRow } from './auth-row'
import { type AuthTools, carryOut } from './auth-runner'
import { checkedBody } from './row-runner'

/** As the sign-in service would say it: there is no token, or it has been used. */
const tokenMissing: Refusal = {
  status: 400,
  errors: [{ code: 'token_required', param: 'token', message: words.providerToken }],
}

/**
 * `POST /auth/provider/token`. A body without a token is completed, once, with what the redirect
 * through the gateway brought; whatever the upstream says of it, it is used up.
 */
export async function providerTokenRoute(
  tools: AuthTools,
  take: TakeToken,
  row: AuthRow,
  c: Context<GatewayEnv>,
): Promise<Response> {
  const body = await checkedBody(tools, row.body ?? null, c)
  const asked = providerReturnBody.safeParse(body)
  if (!asked.success || hasToken(body)) return carryOut(tools, row, c, { body })
  const taken = await take(c, asked.data)
  if (!taken) return tools.answers.json(tokenMissing, 400)
  const { id_token, access_token } = taken.body.token
  try {
    const call = { body: taken.body, secrets: [id_token, access_token] }
    const response = await carryOut(tools, row, c, call)
    response.headers.append('set-cookie', clearProviderCookie)
    return response
  } catch (error) {
    taken.giveBack()
    throw error
  }
}

function hasToken(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'token' in body
}

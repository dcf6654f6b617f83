import type { Context } from 'hono'
import type { ProviderReturnError } from '../../contract/allauth/provider-return'
import type { ProviderSetting } from '../config/provider-settings'
import type { GatewayDeps, GatewayEnv } from '../dependencies'
import { createLog, type WriteLog } from '../middleware/log-requests'
import { apiHeaders } from '../middleware/security-headers'
import type { EncryptionDeps } from '../session/encryption'
import { createProviderClient, type ProviderClient } from './provider-client'
import { clearProviderCookie } from './provider-cookie'

/** One provider of the configuration, ready to be used. */
export interface Provider {
  id: string
  setting: ProviderSetting
  client: ProviderClient
  /** Where it sends people back to. */
  redirectUri: string
}

/** What the routes of `/auth` work with. */
export interface ProviderTools {
  deps: GatewayDeps
  encryptionDeps: Promise<EncryptionDeps>
  providers: ReadonlyMap<string, Provider>
  write: WriteLog
}

export function createProviderTools(
  deps: GatewayDeps,
  encryptionDeps: Promise<EncryptionDeps>,
): ProviderTools {
  const { providers, publicUrl } = deps.config
  const ready = Object.entries(providers).map(([id, setting]): [string, Provider] => {
    const client = createProviderClient(deps, setting)
    return [id, { id, setting, client, redirectUri: `${publicUrl}/auth/${id}` }]
  })
  return { deps, encryptionDeps, providers: new Map(ready), write: createLog(deps) }
}

const callbackPage = '/account/provider/callback'

/** Sends a browser on; nothing secret is in the address. */
export function sendTo({ deps }: ProviderTools, location: string, cookie: string): Response {
  const headers = { ...apiHeaders(deps.config), location, 'set-cookie': cookie }
  return new Response(null, { status: 303, headers })
}

/**
 * Back to our page with what the gateway holds for it. A member who connects an account is told
 * apart by the address: nobody else who is signed in has anything to do there (R080).
 */
export function sendBack(
  tools: ProviderTools,
  cookie: string,
  process: 'login' | 'connect',
): Response {
  const query = process === 'connect' ? '?process=connect' : ''
  return sendTo(tools, callbackPage + query, cookie)
}

/** Back to our page with the one word that says why there is nothing. */
export function sendBackWith(
  tools: ProviderTools,
  c: Context<GatewayEnv>,
  error: ProviderReturnError,
): Response {
  const provider = c.req.param('provider') ?? ''
  tools.write({ event: 'provider-return', id: c.var.requestId, provider, error })
  const query = new URLSearchParams({ provider, error })
  return sendTo(tools, `${callbackPage}?${query}`, clearProviderCookie)
}

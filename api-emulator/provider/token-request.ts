import type { Context } from 'hono'
import { type Grant, isVerifierOf } from './grants'
import type { IdentityProvider } from './provider'
import { providerClient } from './provider-client'

/** An error of the token endpoint (RFC 6749, 5.2). */
export interface TokenError {
  error: 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type'
}

type Form = Record<string, string>

async function readForm(c: Context): Promise<Form> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return {}
  return Object.fromEntries(new URLSearchParams(await c.req.text()))
}

/** Who asks: named in the header (RFC 6749, 2.3.1) or in the form. */
function clientOf(c: Context, form: Form): [id: string | undefined, secret: string | undefined] {
  const basic = /^basic (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (basic === undefined) return [form.client_id, form.client_secret]
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':')
  return [formDecoded(id), formDecoded(secret)]
}

/** A text as forms write it; what is none stays empty and so belongs to nobody. */
function formDecoded(text: string): string {
  return new URLSearchParams(`text=${text}`).get('text') ?? ''
}

function grantOf({ grants }: IdentityProvider, form: Form): Grant | undefined {
  const { code = '', redirect_uri, code_verifier = '' } = form
  const grant = grants.redeem(code)
  if (!grant || grant.redirectUri !== redirect_uri) return undefined
  return isVerifierOf(grant.codeChallenge, code_verifier) ? grant : undefined
}

/** What a shop's request for tokens is worth; a code is used up even where it is refused. */
export async function readTokenRequest(
  provider: IdentityProvider,
  c: Context,
): Promise<Grant | TokenError> {
  const form = await readForm(c)
  const [id, secret] = clientOf(c, form)
  if (id !== providerClient.id || secret !== providerClient.secret) {
    return { error: 'invalid_client' }
  }
  if (form.grant_type === undefined) return { error: 'invalid_request' }
  if (form.grant_type !== 'authorization_code') return { error: 'unsupported_grant_type' }
  return grantOf(provider, form) ?? { error: 'invalid_grant' }
}

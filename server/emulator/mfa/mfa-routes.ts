import { Hono } from 'hono'
import { answer } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import { requireAccount } from '../auth/authentication-methods'
import type { HandleCall } from '../auth/call-handler'
import { authenticatorAnswer, authenticatorsOf } from './authenticators'
import { codeRoutes } from './code-routes'
import { passkeyLoginRoutes, passkeyRoutes, passkeySignupRoutes } from './passkey-routes'
import { recoveryCodeRoutes } from './recovery-codes'
import { totpRoutes } from './totp-routes'

/** `/_allauth/app/v1`: second factors and passkeys of the sign-in service. */
export function mfaRoutes(handle: HandleCall) {
  return new Hono()
    .route('/', authenticatorRoutes(handle))
    .route('/', totpRoutes(handle))
    .route('/', recoveryCodeRoutes(handle))
    .route('/', passkeyRoutes(handle))
    .route('/', codeRoutes(handle))
    .route('/', passkeyLoginRoutes(handle))
    .route('/', passkeySignupRoutes(handle))
}

/** `/account/authenticators`: all authenticators of the account. */
function authenticatorRoutes(handle: HandleCall) {
  return new Hono().get('/account/authenticators', handle(listAuthenticators))
}

async function listAuthenticators(call: AuthCall): Promise<Response> {
  const { id } = requireAccount(call)
  const rows = await authenticatorsOf(call.deps.store, id)
  return answer(call, 200, { data: rows.map(authenticatorAnswer) })
}

import { Hono } from 'hono'
import type { Framed } from '../auth/framed-calls'
import { authenticatorRoutes } from './authenticator-routes'
import { codeRoutes } from './code-routes'
import { passkeyLoginRoutes } from './passkey-login-routes'
import { passkeyRoutes } from './passkey-routes'
import { passkeySignupRoutes } from './passkey-signup-routes'
import { recoveryCodeRoutes } from './recovery-code-routes'
import { totpRoutes } from './totp-routes'

/** `/_allauth/app/v1`: second factors and passkeys of the sign-in service. */
export function mfaRoutes(framed: Framed) {
  return new Hono()
    .route('/', authenticatorRoutes(framed))
    .route('/', totpRoutes(framed))
    .route('/', recoveryCodeRoutes(framed))
    .route('/', passkeyRoutes(framed))
    .route('/', codeRoutes(framed))
    .route('/', passkeyLoginRoutes(framed))
    .route('/', passkeySignupRoutes(framed))
}

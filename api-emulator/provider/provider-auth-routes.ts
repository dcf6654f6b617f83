import { Hono } from 'hono'
import { authentication } from '../auth/auth-answers'
import type { AuthCall } from '../auth/auth-call'
import type { Framed } from '../auth/framed-calls'
import type { IdentityProvider } from './provider'
import { providerAccountRoutes } from './provider-account-routes'
import { connectTo, logInAs } from './provider-login'
import { providerSignupRoutes } from './provider-signup-routes'
import { readProviderToken } from './provider-token'

/** `/_allauth/app/v1`: signing in through an identity provider. */
export function providerAuthRoutes(framed: Framed, provider: IdentityProvider) {
  return new Hono()
    .post(
      '/auth/provider/token',
      framed((call) => useToken(call, provider)),
    )
    .route('/', providerSignupRoutes(framed))
    .route('/', providerAccountRoutes(framed))
}

async function useToken(call: AuthCall, provider: IdentityProvider): Promise<Response> {
  const { process, person } = await readProviderToken(call, provider)
  await (process === 'connect' ? connectTo(call, person) : logInAs(call, person))
  return authentication(call)
}

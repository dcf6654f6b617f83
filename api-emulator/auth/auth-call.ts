import type { Context } from 'hono'
import type { RouteDeps } from '../dependencies'
import type { AuthSession, SessionClient } from './auth-session'

/** One call of the sign-in service, as its handlers see it. */
export interface AuthCall {
  deps: RouteDeps
  session: AuthSession
  client: SessionClient
  /** Id of who was signed in when the call came: who signs in anew gets an access token. */
  cameAs: number | null
  /** The address, header and query of the call. */
  request: Context['req']
}

/** What a handler does with a call; refusals are thrown as `AuthStop`. */
export type AuthWork = (call: AuthCall) => Promise<Response>

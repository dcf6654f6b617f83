import type { Context } from 'hono'
import type { RouteDeps } from '../lib/dependencies'
import type { AuthSession, SessionClient } from './auth-session'

/** One request to the auth service, as its handlers see it. */
export interface AuthCall {
  deps: RouteDeps
  session: AuthSession
  client: SessionClient
  /**
   * Id of the account that was signed in when the request arrived. A new sign-in issues an access
   * token.
   */
  previousUser: number | null
  /** URL, headers and query of the request. */
  request: Context['req']
}

/** Handles a call; errors are thrown as `AuthInterruption`. */
export type AuthHandler = (call: AuthCall) => Promise<Response>

/** Ends a handler with another response: thrown anywhere below it, sent by the call handler. */
export class AuthInterruption extends Error {
  constructor(readonly answer: (call: AuthCall) => Response | Promise<Response>) {
    super('The call was interrupted with another answer.')
  }
}

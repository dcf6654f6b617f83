import { sendRequest } from '../lib/http/send-request'
import { createAuthRequest } from './create-auth-request'
import { currentGeneration, tellSession } from './session-line'

/**
 * Asks the sign-in service on our own origin, e.g.
 * `authRequest({ method: 'POST', path: '/auth/login', body: { email, password } })`.
 * The session hears of each answer; the caller gets a named outcome.
 */
export const authRequest = createAuthRequest({
  send: sendRequest,
  tell: tellSession,
  generation: currentGeneration,
})
